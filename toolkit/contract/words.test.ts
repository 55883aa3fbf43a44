import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { agree } from './agree/agree.ts'
import { commitReader } from './agree/agreed-contract.ts'
import { approve, propose } from './approvals/propose.ts'
import { formatOf } from './check/print-check.ts'
import { readCommandLine } from './command-line.ts'
import { loadContract } from './load.ts'
import { release, retire } from './release/release.ts'
import { SCHEMA_FILE, schemaText, type TestProject, testProject } from './test-project.ts'
import { verifyCommand } from './verify/verify-command.ts'
// Loads the linter before the first test, which would wait for it.
import './check/lint-files.ts'

const DAY = '2026-11-21'

/** An agreed project with an open point and a release. */
async function agreed(): Promise<TestProject> {
  const project = testProject({
    [SCHEMA_FILE]: schemaText.replace('kind: UserKind!', 'kind: UserKind! @proposed(decision: "A12")'),
    'schema/directives.graphql': '"Not agreed yet."\ndirective @proposed("Its number." decision: String!) on FIELD_DEFINITION\n',
    'docs/requirements/open-points.md': '- **A12** — Kinds: two.\n',
  })
  await agree(project.root, { date: DAY, message: 'as it stands' })
  release(project.root, { app: 'shop@1.0.0', date: DAY })
  return project
}

async function approving({ root, read, write }: TestProject, words: { as?: string; domain?: string; change?: string }): Promise<string> {
  write(SCHEMA_FILE, read(SCHEMA_FILE).replace('name: String!', 'name: Int!'))
  await propose(root, { message: 'names are numbers', date: DAY })
  return (await approve(root, { as: 'api', message: 'yes', date: DAY, person: 'Ann <ann@example.com>', ...words })).text
}

async function verifying({ root }: TestProject, words: { as?: string; operation?: string }): Promise<string> {
  await verifyCommand(
    { endpoint: 'http://127.0.0.1:1/graphql', ...words },
    () => loadContract(root),
    () => undefined,
  )
  return ''
}

/** What is typed wrong at each place that takes a name, and the name that was meant. */
const TYPED: readonly (readonly [string, string, (project: TestProject) => unknown])[] = [
  ['a command', 'check', () => readCommandLine(['chekc'])],
  ['an option', '--format', () => readCommandLine(['check', '--fromat', 'json'])],
  ['check --format', 'junit', () => formatOf('jnuit')],
  [
    'check --base',
    'main',
    ({ root }) => {
      const git = (...words: string[]) =>
        execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...words], { cwd: root })
      git('init', '--quiet', '--initial-branch=main')
      git('commit', '--quiet', '--allow-empty', '--message', 'Begin')
      return commitReader(root, 'mian')
    },
  ],
  ['retire --app', 'shop@1.0.0', ({ root }) => retire(root, { app: 'shop@1.0', date: DAY }).text],
  ['approve --as', 'web', (project) => approving(project, { as: 'wbe' })],
  ['approve --domain', 'query', (project) => approving(project, { domain: 'qurey' })],
  ['approve --change', '[0-9a-f]{12}', (project) => approving(project, { change: 'f' })],
  [
    'agree --settles',
    'A12',
    ({ root, write }) => {
      write(SCHEMA_FILE, schemaText)
      return agree(root, { date: DAY, message: 'two kinds', settles: ['A12', 'A21'] }).then(({ text }) => text)
    },
  ],
  ['verify --as', 'junit', (project) => verifying(project, { as: 'jnuit' })],
  ['verify --operation', 'getMe', (project) => verifying(project, { operation: 'getMee' })],
]

describe('near names are told wherever a name is typed', () => {
  it.each(TYPED)('%s', async (_place, meant, type) => {
    const project = await agreed()
    const said = await Promise.resolve()
      .then(() => type(project))
      .then(String, (error: unknown) => String(error))
    expect(said).toMatch(new RegExp(`Did you mean ${meant}`))
  })
})

describe('a word that a command does not take is refused', () => {
  it.each([
    [
      ['impact', '--base', 'main'],
      'impact takes no --base: that is an option of check. It takes --format, --json, --all, --draft, --date, --root.',
    ],
    [['check', '--date', '2026-02-30'], '--date is a day as 2026-11-21, and not "2026-02-30".'],
    [['retire', '--date', 'tomorrow'], '--date is a day as 2026-11-21, and not "tomorrow".'],
    [['agree', 'now'], 'agree takes options only, and not the word "now".'],
    [['coverage', '--operation'], "Option '--operation <value>' argument missing. All options: npm run contract -- help"],
  ])('%j', (words, text) => {
    expect(() => readCommandLine(words)).toThrow(text)
  })

  it('every other word is taken', () => {
    expect(readCommandLine([])).toMatchObject({ command: 'help' })
    expect(readCommandLine(['agree', '--settles', 'A1', '--settles=A2', '--root', 'there'])).toMatchObject({
      command: 'agree',
      values: { settles: ['A1', 'A2'], root: 'there' },
    })
  })
})
