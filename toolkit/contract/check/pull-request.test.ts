import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { agree } from '../agree/agree.ts'
import { approve, propose } from '../approvals/propose.ts'
import { PROJECT_ROOT } from '../load.ts'
import { release, retire } from '../release/release.ts'
import { printParts } from '../report.ts'
import { SCHEMA_FILE, schemaText, type TestProject, testProject } from '../test-project.ts'
import { checkContract } from './check.ts'
import { checkAs } from './print-check.ts'
// Loads the linter before the first test, which would wait for it.
import './lint-files.ts'

const DAY = '2026-11-21'
const OWNERS = '* @shop/api @shop/web\n'
const ANN = 'Ann <ann@example.com>'
const BO = 'Bo <bo@example.com>'
const APPROVERS = [
  ['api', ANN],
  ['web', BO],
] as const

/** A repository whose branch main holds the agreed contract and a release, with the branch `change` checked out. */
async function repository(files: Readonly<Record<string, string>> = {}): Promise<TestProject & { git: (...words: string[]) => string }> {
  const project = testProject({ '.gitignore': '.cache/\n', '.github/CODEOWNERS': OWNERS, ...files })
  await agree(project.root, { date: DAY, message: 'as it stands' })
  release(project.root, { app: 'shop@1.0.0', date: DAY })
  const git = (...words: string[]): string =>
    execFileSync('git', ['-c', 'user.name=A Person', '-c', 'user.email=person@example.com', ...words], {
      cwd: project.root,
      encoding: 'utf8',
    })
  git('init', '--quiet', '--initial-branch=main')
  git('add', '.')
  git('commit', '--quiet', '--message', 'Agree the contract')
  git('switch', '--quiet', '--create', 'change')
  return { ...project, git }
}

/** Events with one of two properties. */
const eventDirectives = readFileSync(join(PROJECT_ROOT, 'schema/events/directives.graphql'), 'utf8').replaceAll(
  / @proposed\(decision: [^)]*\)/g,
  '',
)
const tile = `"A tile was pressed."
type TilePressed
  @event(name: "Tile Pressed", when: "At a press.", from: [ANY_PAGE], consent: ANALYTICS, owner: "Trading", consumers: ["Tile report"]) {
  "Id of the tile."
  tile: ID!
  "Id of its row."
  row: ID!
}
`

/** What the check of a pull request against main finds wrong. */
async function failuresOf({ root }: TestProject): Promise<string> {
  return printParts((await checkContract(root, { base: 'main', today: DAY })).parts.filter(({ ok }) => !ok))
}

const nullable = schemaText.replace('name: String!', 'name: String').replace('is called."', 'is called; null when unknown."')

describe('a pull request, by git alone', () => {
  it('that changes nothing of the contract passes', async () => {
    expect(await failuresOf(await repository())).toBe('')
  })

  it('that adds passes once it is agreed', async () => {
    const project = await repository()
    project.write(SCHEMA_FILE, schemaText.replace('GUEST', 'GUEST\n  "A user who came today."\n  VISITOR'))
    expect(await failuresOf(project)).toContain('UserKind.VISITOR')
    await agree(project.root, { date: DAY, message: 'some are visitors' })
    project.git('commit', '--quiet', '--all', '--message', 'Tell visitors apart')
    expect(await failuresOf(project)).toBe('')
  })

  it('that breaks something and writes the agreed contract itself fails all the same', async () => {
    const project = await repository()
    project.write(SCHEMA_FILE, nullable)
    project.write('schema/agreed.graphql', project.read('schema/agreed.graphql').replace('name: String!', 'name: String'))
    project.git('commit', '--quiet', '--all', '--message', 'Slip it in')
    expect(await failuresOf(project)).toContain('breaks nothing of main unapproved')
    expect(await failuresOf(project)).toContain("User.name: Field 'User.name' changed type from 'String!' to 'String'")
  })

  it('that breaks an event and writes the agreed events itself fails all the same, at the line of the event', async () => {
    const file = 'schema/events/tile.graphql'
    const project = await repository({ 'schema/events/directives.graphql': eventDirectives, [file]: tile })
    expect(await failuresOf(project)).toBe('')
    for (const one of [file, 'schema/events/agreed.graphql'])
      project.write(one, project.read(one).replace('"Id of the tile."\n  tile: ID!', ''))
    project.git('commit', '--quiet', '--all', '--message', 'Slip it in')
    const failures = await failuresOf(project)
    expect(failures).toContain('breaks nothing of main unapproved')
    expect(failures).toContain(`! ${file}:2  Tile Pressed.tile: The property was removed. Breaks read by Tile report`)
    expect(failures).not.toContain('agreed events only')
  })

  it('that breaks something passes when both teams approved it in this branch, and their approvals are used up by the merge', async () => {
    const project = await repository()
    project.write(SCHEMA_FILE, nullable)
    await propose(project.root, { message: 'guests have no name', date: DAY })
    for (const [as, person] of APPROVERS) {
      await approve(project.root, { as, message: 'yes', date: DAY, person })
      project.git('add', '.')
      project.git('commit', '--quiet', '--author', person, '--message', `Approve it as ${as}`)
    }
    await agree(project.root, { date: DAY, message: 'names may be unknown' })
    project.git('commit', '--quiet', '--all', '--message', 'Let a name be unknown')
    expect(await failuresOf(project)).toBe('')

    project.git('switch', '--quiet', 'main')
    project.git('merge', '--quiet', 'change')
    project.git('switch', '--quiet', '--create', 'back')
    project.write(SCHEMA_FILE, schemaText)
    await agree(project.root, { date: DAY, message: 'names are known' })
    project.git('commit', '--quiet', '--all', '--message', 'Know every name')
    project.git('switch', '--quiet', 'main')
    project.git('merge', '--quiet', 'back')
    project.git('switch', '--quiet', '--create', 'again')
    project.write(SCHEMA_FILE, nullable)
    project.write('schema/agreed.graphql', project.read('schema/agreed.graphql').replace('name: String!', 'name: String'))
    expect(await failuresOf(project)).toContain('breaks nothing of main unapproved')
  })

  it('that breaks something fails while an approval is by nobody of this branch, or for an owner whom main does not name', async () => {
    const project = await repository()
    project.write(SCHEMA_FILE, nullable)
    await propose(project.root, { message: 'guests have no name', date: DAY })
    for (const [as, person] of APPROVERS) await approve(project.root, { as, message: 'yes', date: DAY, person })
    await agree(project.root, { date: DAY, message: 'names may be unknown' })
    project.git('add', '.')
    project.git('commit', '--quiet', '--author', ANN, '--message', 'Let a name be unknown')
    expect(await failuresOf(project)).toContain(
      'approved by @shop/api as api (Ann); wants `npm run contract -- approve --as web --message "why"`\n          no commit since main that writes schema/approvals.json is by Bo <bo@example.com>',
    )
    project.write('schema/approvals.json', `${project.read('schema/approvals.json')}\n`)
    project.git('commit', '--quiet', '--all', '--author', BO, '--message', 'Approve it')
    expect(await failuresOf(project)).toBe('')

    const approvals = project.read('schema/approvals.json')
    project.write('.github/CODEOWNERS', OWNERS.replaceAll('@shop/web', '@us/web'))
    project.write('schema/approvals.json', approvals.replaceAll('@shop/web', '@us/web'))
    expect(await failuresOf(project)).toContain('.github/CODEOWNERS of main names @shop/web of web, and not @us/web')
  })

  it('that is not agreed tells a break once, and one that is agreed at the line where it stands', async () => {
    const project = await repository()
    project.write(SCHEMA_FILE, nullable)
    const told = async () => (await failuresOf(project)).split('\n').filter((line) => line.includes("changed type from 'String!'"))
    expect(await told()).toEqual([expect.stringMatching(/! query: User\.name: Field/)])
    project.write('schema/agreed.graphql', project.read('schema/agreed.graphql').replace('name: String!', 'name: String'))
    expect(await told()).toEqual([expect.stringMatching(/! schema\/query\.graphql:12 {2}User\.name: Field/)])
    const result = await checkContract(project.root, { base: 'main', today: DAY })
    expect(checkAs('github', result)).toMatch(
      /^::error file=schema\/query\.graphql,line=12,title=breaks nothing of main unapproved::User\.name: Field/m,
    )
  })

  it('that deletes a release fails: releases retire', async () => {
    const project = await repository()
    rmSync(join(project.root, 'schema/released/shop@1.0.0.json'))
    expect(await failuresOf(project)).toContain('schema/released/shop@1.0.0.json  is gone: retire shop@1.0.0 instead of deleting it')
  })

  it('that changes what a release sent fails, with its hash and without', async () => {
    const project = await repository()
    const file = 'schema/released/shop@1.0.0.json'
    const kept = project.read(file)
    const release = JSON.parse(kept) as { operations: Record<string, { body: string }> }
    const [[hash = '', { body }] = ['', { body: '' }]] = Object.entries(release.operations)
    project.write(file, kept.replace(JSON.stringify(body), JSON.stringify('query getMe{me{id}}')))
    expect(await failuresOf(project)).toContain(`${file}  the text of getMe has another hash: it was changed after its release`)
    const other = createHash('sha256').update('query getMe{me{id}}').digest('hex')
    project.write(file, kept.replace(JSON.stringify(body), JSON.stringify('query getMe{me{id}}')).replace(hash, other))
    expect(await failuresOf(project)).toContain(`${file}  holds something else than main: what was released stays as it is`)
    project.write(file, kept.replace(/"operations": \{[\s\S]*\}/, '"operations": {}\n}'))
    expect(await failuresOf(project)).toContain(`${file}  holds something else than main: what was released stays as it is`)
  })

  it('that retires a release passes, and one that retires it earlier than was told fails', async () => {
    const project = await repository()
    expect(retire(project.root, { app: 'shop@1.0.0', date: '2027-06-30' })).toMatchObject({ ok: true })
    expect(await failuresOf(project)).toBe('')
    project.git('switch', '--quiet', 'main')
    project.git('commit', '--quiet', '--all', '--message', 'Retire it')
    project.git('switch', '--quiet', '--create', 'sooner')
    retire(project.root, { app: 'shop@1.0.0', date: '2027-01-31' })
    expect(await failuresOf(project)).toContain('retires on 2027-01-31, and main says 2027-06-30: clients were told that day')
    retire(project.root, { app: 'shop@1.0.0', date: '2027-12-31' })
    expect(await failuresOf(project)).toBe('')
  })

  it('against a branch that does not exist says so', async () => {
    const { root } = await repository()
    const { parts } = await checkContract(root, { base: 'nowhere', today: DAY })
    expect(printParts(parts)).toContain('--base nowhere  is no commit or branch of this repository')
  })
})
