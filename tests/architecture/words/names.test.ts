import { describe, expect, test } from 'vitest'
import { projectSources, sourcesOf } from '../sources.ts'
import { generatedInTheOpen, misnamedDocuments, mockWordsInTheApp, strangersInTheContract, vagueNames } from './names.ts'

const project = projectSources()

describe('the repository', () => {
  test('has no barrels and no names that say nothing', () => {
    expect(vagueNames(project)).toEqual([])
  })

  test("holds nothing but .graphql in the contract's folders", () => {
    expect(strangersInTheContract(project)).toEqual([])
  })

  test('has one operation or fragment a file, by its name', () => {
    expect(misnamedDocuments(project)).toEqual([])
  })

  test('generates code only where git does not look', () => {
    expect(generatedInTheOpen(project)).toEqual([])
  })

  test('has no word for a scenario in the app', () => {
    expect(mockWordsInTheApp(project)).toEqual([])
  })
})

describe('what breaks a rule is named', () => {
  test.each([
    'app/features/basket/index.ts',
    'index.mjs',
    'toolkit/utils.ts',
    'app/platform/helpers/money.ts',
    'mock-server/string-utils.ts',
    'tests/common/page.ts',
    'fixtures/misc.ts',
    'app/features/basket/BasketPageV2.tsx',
    'app/featuresV2/basket/Page.tsx',
  ])('%s', (path) => {
    expect(vagueNames(sourcesOf({ [path]: '' }))).toHaveLength(1)
  })

  test.each([
    'app/design-system/examples/goods.ts',
    'app/features/basket/commonplace.ts',
    'docs/requirements/HELP.md',
    'app/[locale]/(shared)/page.tsx',
  ])('and %s is not', (path) => {
    expect(vagueNames(sourcesOf({ [path]: '' }))).toEqual([])
  })

  test.each(['schema/types.ts', 'operations/basket/variables.json', 'schema/notes.md'])('%s', (path) => {
    expect(strangersInTheContract(sourcesOf({ [path]: '' }))).toHaveLength(1)
  })

  test.each([
    ['operations/basket/getBasket.graphql', 'query basket { now }'],
    ['operations/basket/getBasket.graphql', 'query getBasket { now } fragment Line on Item { id }'],
    ['operations/basket/getBasket.graphql', '{ now }'],
    ['operations/getBasket.graphql', 'query getBasket { now }'],
    ['operations/basket/deep/getBasket.graphql', 'query getBasket { now }'],
  ])('%s with %s', (path, text) => {
    expect(misnamedDocuments(sourcesOf({ [path]: text }))).toEqual([expect.stringContaining('one operation or fragment a file')])
  })

  test('an output that is not ignored', () => {
    const codegen = "generates: {\n    'schema/types.ts': { plugins: [] },\n    'schema/__generated__/more.ts': { plugins: [] },\n}"
    expect(generatedInTheOpen(sourcesOf({ '.gitignore': '__generated__/\n', 'codegen.ts': codegen }))).toEqual([
      expect.stringContaining('schema/types.ts'),
    ])
    expect(generatedInTheOpen(sourcesOf({ '.gitignore': 'node_modules/\n', 'codegen.ts': codegen }))).toHaveLength(2)
    expect(generatedInTheOpen(sourcesOf({}))).toHaveLength(1)
  })

  test.each([
    ['app/features/basket/Notice.tsx', '// for the Scenario of a lapsed member'],
    ['app/features/basket/Notice.module.css', '/* scenario */'],
    ['app/platform/scenarios.ts', ''],
    ['app/platform/settings/server-settings.ts', "z.string().default('scenario,world')"],
  ])('%s saying %s', (path, text) => {
    expect(mockWordsInTheApp(sourcesOf({ [path]: text }))).toHaveLength(1)
  })
})
