import { describe, expect, it } from 'vitest'
import { agree } from '../agree/agree.ts'
import { AGREED_ON, smallShop } from '../impact/testing/small-shop.ts'
import { printParts } from '../report.ts'
import { GET_ME_FILE, getMeText, SCHEMA_FILE, schemaText, testProject } from '../test-project.ts'
import { type CheckResult, checkContract } from './check.ts'
import { checkAs } from './print-check.ts'
// Loads the linter before the first test, which would wait for it.
import './lint-files.ts'

const DAY = '2026-11-21'
const MISSING_POLICY = 'operations/account/getMe.graphql:1  getMe does not declare @retry'

/** The check of the agreed contract with the given files over it. */
async function checkOf(files: Readonly<Record<string, string>>): Promise<CheckResult> {
  const { root, write } = testProject()
  await agree(root, { date: DAY, message: 'as it stands' })
  for (const [file, text] of Object.entries(files)) write(file, text)
  return checkContract(root, { today: DAY })
}

const withoutRetry = { [GET_ME_FILE]: getMeText.replace(' @retry(rule: SAFE)', '') }
const nullable = {
  [SCHEMA_FILE]: schemaText.replace('name: String!', 'name: String').replace('is called."', 'is called; null when unknown."'),
}

const faulty = () => checkOf({ ...withoutRetry, ...nullable })

describe('a check as a report for programs', () => {
  it('markdown names each part that fails, with its problems, and then the changes', async () => {
    const text = checkAs('markdown', await faulty())
    expect(text).toMatch(
      /^### operations declare their policy: fails\n\n- operations\/account\/getMe\.graphql:1 {2}getMe does not declare @retry/,
    )
    expect(text).toContain('### query\n\n- **breaking** `User.name`')
    expect(text).not.toContain('agreed changes only')
    expect(checkAs('markdown', await checkOf({}))).toBe('Nothing changed: the contract is the agreed one.')
  })

  it('github annotates each problem and each change at its line, once', async () => {
    const lines = checkAs('github', await faulty()).split('\n')
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^::error file=operations\/account\/getMe\.graphql,line=1,title=operations declare their policy::getMe does not declare @retry/,
      ),
    )
    expect(lines.filter((line) => line.includes('User.name'))).toEqual([
      expect.stringMatching(/^::error file=schema\/query\.graphql,line=12,title=breaking%3A User\.name::/),
    ])
    expect(checkAs('github', await checkOf({}))).toBe('')
  })

  it('junit has a test for each part and each change; what stops the check fails', async () => {
    const text = checkAs('junit', await faulty())
    expect(text).toContain('<testcase classname="parts" name="operations are valid"/>')
    expect(text).toContain(`<failure message="1 problem">${MISSING_POLICY}`)
    expect(text).toMatch(/<testcase classname="query" name="breaking User\.name: [^"]*">\n {6}<failure/)
    expect(checkAs('junit', await checkOf({}))).toContain('failures="0"')
    expect(checkAs('junit', await checkOf(nullable))).toMatch(/<testsuite name="query" tests="2" failures="1">/)
  })
})

it('a check that fails tells a person who answers what changed, from what, on which pages, and what to do', async () => {
  const { root, change } = smallShop()
  change('schema/catalogue.graphql', '  "A few words."\n  tagline: String!\n', '')
  change('operations/catalogue/getProduct.graphql', '    tagline\n', '')
  const { parts } = await checkContract(root, { today: AGREED_ON })
  await expect(`${printParts(parts.filter(({ name }) => name === 'agreed changes only'))}\n`).toMatchFileSnapshot(
    'golden/failing-check.txt',
  )
})
