import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DocumentNode, Kind, parse, Source } from 'graphql'
import { describe, expect, it } from 'vitest'
import { locate, type Operation, PROJECT_ROOT } from '../load.ts'
import { place } from '../report.ts'
import { SCHEMA_FILE, schemaText, testProject } from '../test-project.ts'
import { brokenConventions } from './conventions.ts'
import { lint } from './lint.ts'
import { missingPolicies } from './policies.ts'

/** The right and the wrong example of each section of schema/README.md that has them. */
function examples(): { section: string; right: string; wrong: string }[] {
  const page = readFileSync(join(PROJECT_ROOT, 'schema/README.md'), 'utf8')
  return page
    .split(/^## /m)
    .slice(1)
    .map((text) => ({
      section: text.slice(0, text.indexOf('\n')).trim().toLowerCase(),
      right: /^```graphql right\n(.*?)^```/ms.exec(text)?.[1] ?? '',
      wrong: /^```graphql wrong\n(.*?)^```/ms.exec(text)?.[1] ?? '',
    }))
    .filter(({ section }) => section !== 'open points')
}

/** What the rules say of a text: the linter for names, the policies of operations, the conventions for everything else. */
async function findings(section: string, text: string): Promise<string[]> {
  const document = parse(new Source(text, SCHEMA_FILE))
  if (section === 'names') {
    const constraint = '"Says how long a text may be."\ndirective @constraint("Most characters." maxLength: Int) on ARGUMENT_DEFINITION\n'
    const files = { 'schema/example.graphql': `${constraint}${text}` }
    return (await lint(testProject(files).root)).errors.map(place)
  }
  return [...missingPolicies(operationsOf(document)), ...brokenConventions(document)].map(place)
}

function operationsOf(document: DocumentNode): Operation[] {
  return document.definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION ? [{ name: node.name?.value ?? '', ...locate(node), node, document }] : [],
  )
}

describe('the conventions of schema/README.md', () => {
  it('every section has a right and a wrong example', () => {
    const missing = examples().filter(({ right, wrong }) => right === '' || wrong === '')
    expect(missing.map(({ section }) => section)).toEqual([])
    expect(examples().length).toBeGreaterThan(10)
  })

  it.each(examples())('$section: the right example passes', async ({ section, right }) => {
    expect(await findings(section, right)).toEqual([])
  })

  it.each([
    ['its replacement is not there', 'Use title. Removed after 2027-06-30.', ['name is replaced by title, which User does not have']],
    [
      'its replacement is nowhere',
      'Use Member.name. Removed after 2027-06-30.',
      ['name is replaced by Member.name, which the schema does not have'],
    ],
    ['its day is none', 'Use id. Removed after 2027-02-30.', ['name is deprecated until 2027-02-30, which is no day']],
    ['its month is none', 'Use id. Removed after 2027-99-99.', ['name is deprecated until 2027-99-99, which is no day']],
    ['nothing is wrong', 'Use id. Removed after 2027-06-30.', []],
    ['a coordinate replaces it', 'Use Query.me. Removed after 2027-06-30.', []],
  ])('what is deprecated is refused when %s', (_what, reason, text) => {
    const sdl = schemaText.replace('name: String!', `name: String! @deprecated(reason: "${reason}")`)
    const found = brokenConventions(parse(new Source(sdl, SCHEMA_FILE))).map(({ message }) => message)
    expect(found.map((message) => message.split(' (')[0])).toEqual(text)
  })

  it.each(examples())('$section: the wrong example fails, and each finding names the section', async ({ section, wrong }) => {
    const found = await findings(section, wrong)
    expect(found).not.toEqual([])
    for (const finding of found) expect(finding).toContain(`schema/README.md#${section})`)
  })
})
