import { expect, test } from 'vitest'
import { projectSources, sourcesOf } from '../sources.ts'
import { namesDefinedTwice } from './exported-names.ts'
import { sharedNames } from './shared-names.ts'

test('an exported name is defined once', () => {
  expect(namesDefinedTwice(projectSources(), sharedNames)).toEqual([])
})

const twice = sourcesOf({
  'app/a.ts': 'export type Visit = { a: string }',
  'app/b.ts': 'export function other() {}\nclass Visit {}\nexport { Visit }',
  'app/c.ts': "export { Visit } from './a.ts'",
})

test('a name that two files define is found, and a re-export defines nothing', () => {
  expect(namesDefinedTwice(twice, [])).toEqual([expect.stringMatching(/^Visit is exported by app\/a\.ts and app\/b\.ts: /)])
})

test('an exception needs to be one', () => {
  expect(namesDefinedTwice(twice, [{ name: 'Visit', why: 'Both are visits.' }])).toEqual([])
  expect(namesDefinedTwice(sourcesOf({}), [{ name: 'Visit', why: 'Both are visits.' }])).toEqual([
    'Visit is defined once: remove it from tests/architecture/words/shared-names.ts.',
  ])
})

test.each([
  ['app/[locale]/page.tsx', 'app/[locale]/basket/page.tsx', 'export const revalidate = 60\nexport const metadata = {}\nexport default 1'],
  ['app/robots.ts', 'app/api/one/route.ts', 'export const dynamic = "force-static"'],
  ['app/a.stories.tsx', 'app/b.stories.tsx', 'export const Default = {}'],
  ['app/platform/bag.ts', 'app/platform/testing/stand-in-bag.ts', 'export const readBag = 1'],
])('%s and %s share the names that are imposed on one of them', (one, other, text) => {
  expect(namesDefinedTwice(sourcesOf({ [one]: text, [other]: text }), [])).toEqual([])
})
