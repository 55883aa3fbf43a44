import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { agree } from '../agree/agree.ts'
import { checkContract } from '../check/check.ts'
import { printParts } from '../report.ts'
import { SCHEMA_FILE, schemaText, type TestProject, testProject } from '../test-project.ts'
import { approve, propose } from './propose.ts'
// Loads the linter before the first test, which would wait for it.
import '../check/lint-files.ts'

const DAY = '2026-11-21'
const OWNERS = '/schema/ @shop/api @shop/web\n/operations/ @shop/api @shop/web\n/schema/query.graphql @shop/people-api @shop/people-web\n'

/** The agreed project in which a user's name may now be null. */
async function broken(): Promise<TestProject> {
  const project = testProject({ '.github/CODEOWNERS': OWNERS })
  await agree(project.root, { date: DAY, message: 'as it stands' })
  project.write(SCHEMA_FILE, schemaText.replace('name: String!', 'name: String').replace('is called."', 'is called; null when unknown."'))
  return project
}

async function failuresOf({ root }: TestProject): Promise<string> {
  return printParts((await checkContract(root, { today: DAY })).parts.filter(({ ok }) => !ok))
}

const ANN = 'Ann <ann@example.com>'
const BO = 'Bo <bo@example.com>'

const approving = ({ root }: TestProject, as: string, person = as === 'api' ? ANN : BO) =>
  approve(root, { as, message: `${as} is ready`, date: DAY, person })

describe('a breaking change', () => {
  it('stays red until both owners of its domain have approved exactly it, and is then agreed with their names', async () => {
    const project = await broken()
    expect(await failuresOf(project)).toContain('approval: wants `npm run contract -- approve --as api --message "why"` and')
    expect((await agree(project.root, { date: DAY, message: 'names may be unknown' })).text).toContain(
      'has not been approved by both teams',
    )

    expect((await propose(project.root, { message: 'guests have no name', date: DAY })).text).toContain(
      'query (@shop/people-api, @shop/people-web): User.name',
    )
    expect(await approving(project, 'api')).toMatchObject({ ok: true })
    expect(await failuresOf(project)).toContain('approved by @shop/people-api as api (Ann); wants')
    expect((await agree(project.root, { date: DAY, message: 'names may be unknown' })).ok).toBe(false)

    expect(await approving(project, 'web')).toMatchObject({ ok: true })
    expect(await failuresOf(project)).toBe('')
    expect((await agree(project.root, { date: DAY, message: 'names may be unknown' })).text).toMatch(/^Agreed \d changes as 2\.0\.0/)
    const entry = project.read('schema/CHANGELOG.md').split(/^## /m)[1] ?? ''
    expect(entry).toContain('2.0.0 — 2026-11-21 — names may be unknown')
    expect(entry).toContain('Approved by @shop/people-api as api (Ann: “api is ready”), @shop/people-web as web (Bo: “web is ready”)')
    expect(JSON.parse(project.read('schema/approvals.json'))).toMatchObject({
      proposal: null,
      approvals: [
        { as: 'api', agreedIn: '2.0.0' },
        { as: 'web', agreedIn: '2.0.0' },
      ],
    })
  })

  it('that changes after it was approved is another: the approvals count for nothing', async () => {
    const project = await broken()
    await propose(project.root, { message: 'guests have no name', date: DAY })
    await approving(project, 'api')
    await approving(project, 'web')
    project.write(SCHEMA_FILE, schemaText.replace('name: String!', 'name: Int!'))
    expect(await failuresOf(project)).toContain("changed type from 'String!' to 'Int!'")
    expect(await approving(project, 'api')).toMatchObject({
      ok: false,
      text: expect.stringContaining('The contract has changed since it was proposed: User.name was not proposed like this') as string,
    })
    await propose(project.root, { message: 'names are numbers', date: DAY })
    expect(await approving(project, 'api')).toMatchObject({ ok: true })
  })

  it('that was agreed and comes again needs new approvals', async () => {
    const project = await broken()
    const changed = project.read(SCHEMA_FILE)
    await propose(project.root, { message: 'guests have no name', date: DAY })
    await approving(project, 'api')
    await approving(project, 'web')
    await agree(project.root, { date: DAY, message: 'names may be unknown' })
    project.write(SCHEMA_FILE, schemaText)
    await agree(project.root, { date: DAY, message: 'names are known again' })
    project.write(SCHEMA_FILE, changed)
    expect(await failuresOf(project)).toContain('wants `npm run contract -- approve --as api')
  })
})

describe('approving', () => {
  it('is refused without a proposal, a reason, a team, or a change that fits', async () => {
    const project = await broken()
    expect((await approving(project, 'api')).text).toContain('Nothing is proposed')
    await propose(project.root, { message: 'guests have no name', date: DAY })
    expect((await approve(project.root, { as: 'api', date: DAY, person: ANN })).text).toContain('An approval says why')
    expect((await approving(project, 'backend')).text).toContain('--as is api or web, not "backend"')
    expect((await approve(project.root, { as: 'api', message: 'yes', domain: 'basket', date: DAY, person: ANN })).text).toMatch(
      /No proposed change fits\. Did you mean query\? There are:\n {2}[0-9a-f]{12} query User\.name/,
    )
  })

  it('is refused where the team owns nothing', async () => {
    const project = await broken()
    project.write('.github/CODEOWNERS', '/schema/ @shop/api\n/operations/ @shop/api @shop/web\n')
    await propose(project.root, { message: 'guests have no name', date: DAY })
    expect((await approving(project, 'web')).text).toBe('.github/CODEOWNERS names nobody of web for schema/query.graphql.')
    expect(await failuresOf(project)).toContain('names nobody of web for schema/query.graphql')
  })

  it('is refused from a person who approved the change for the other team, under whatever name', async () => {
    const project = await broken()
    await propose(project.root, { message: 'guests have no name', date: DAY })
    await approving(project, 'api')
    expect((await approving(project, 'web', 'Ann Smith <Ann@example.com>')).text).toBe(
      'Ann Smith approved User.name as api: another person approves it as web.',
    )
    const approvals = project.read('schema/approvals.json')
    project.write(
      'schema/approvals.json',
      approvals.replace(/(\{[^{}]*"as": "api"[^{}]*\})/, (one) => `${one}, ${one.replace('"api"', '"web"')}`),
    )
    expect(await failuresOf(project)).toContain('approved by @shop/people-api as api (Ann); wants `npm run contract -- approve --as web')
  })

  it('is of the person whom git knows', async () => {
    const project = await broken()
    await propose(project.root, { message: 'guests have no name', date: DAY })
    execFileSync('git', ['init', '--quiet'], { cwd: project.root })
    for (const [key, value] of [
      ['user.name', 'Cleo Doe'],
      ['user.email', 'cleo@example.com'],
    ] as const)
      execFileSync('git', ['config', key, value], { cwd: project.root })
    await approve(project.root, { as: 'api', message: 'yes', date: DAY })
    expect(project.read('schema/approvals.json')).toContain('"person": "Cleo Doe <cleo@example.com>"')
  })

  it('twice by one team counts once', async () => {
    const project = await broken()
    await propose(project.root, { message: 'guests have no name', date: DAY })
    await approving(project, 'api')
    await approving(project, 'api')
    expect((JSON.parse(project.read('schema/approvals.json')) as { approvals: unknown[] }).approvals).toHaveLength(1)
  })
})

it('a change that breaks nobody needs no proposal', async () => {
  const { root, write } = testProject()
  await agree(root, { date: DAY, message: 'as it stands' })
  write(SCHEMA_FILE, schemaText.replace('GUEST', 'GUEST\n  "A user who came today."\n  VISITOR'))
  expect((await propose(root, { message: 'visitors', date: DAY })).text).toContain('Nothing has to be approved')
})

it('approvals that cannot be read fail the check with their file', async () => {
  const project = await broken()
  project.write('schema/approvals.json', '{ "proposal": null, "approvals": [{}] }')
  expect(await failuresOf(project)).toContain('schema/approvals.json  approvals.0.change')
})
