import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { stories } from '#tests/storybook/story-set.ts'
import { type FeatureBudget, featureBudgets } from './feature-budgets.ts'
import { featureOf, report, timeByFeature, warningsOf } from './feature-time.ts'

const budgets: readonly FeatureBudget[] = [
  { feature: 'basket', seconds: 10, sources: ['tests/journeys/basket/', 'app/features/basket/'] },
  { feature: 'promo codes', seconds: 5, sources: ['tests/journeys/basket/promo-code.spec.ts', 'app/features/basket/promo-code/'] },
]

const timed = (source: string, seconds: number) => ({ source, title: `${source} works`, seconds })

const tests = [
  timed('tests/journeys/basket/basket.spec.ts', 4),
  timed('app/features/basket/BasketPage.stories.tsx', 3.5),
  timed('tests/journeys/basket/promo-code.spec.ts', 6),
]

test('the longest matching path decides the feature', () => {
  expect(tests.map(({ source }) => featureOf(source, budgets)?.feature)).toEqual(['basket', 'basket', 'promo codes'])
  expect(featureOf('tests/budgets/bytes.spec.ts', budgets)).toBeUndefined()
})

test('seconds and tests are summed by feature, most seconds first', () => {
  expect(timeByFeature(tests, budgets)).toEqual([
    { feature: 'basket', tests: 2, seconds: 7.5, budget: 10 },
    { feature: 'promo codes', tests: 1, seconds: 6, budget: 5 },
  ])
})

test('a feature above its budget and a source without a feature are warned of', () => {
  expect(warningsOf(timeByFeature(tests, budgets))).toEqual(['WARNING: promo codes took 6 s of browser time; its budget is 5 s.'])
  expect(warningsOf(timeByFeature([timed('tests/new/new.spec.ts', 1)], budgets))).toEqual([
    'WARNING: some specs belong to no feature: add them to tests/reporting/feature-budgets.ts.',
  ])
})

test('the report has every feature, the sum, and the ten longest tests', () => {
  const many = Array.from({ length: 12 }, (_, at) => timed('tests/journeys/basket/basket.spec.ts', at))
  const lines = report(many, budgets).split('\n')
  expect(lines.find((line) => line.startsWith('basket'))).toBe('basket      12       66      10')
  expect(lines.find((line) => line.startsWith('all'))).toBe('all         12       66        ')
  const longest = lines.filter((line) => line.includes(' s  tests/'))
  expect(longest).toHaveLength(10)
  expect(longest[0]).toBe('  11.0 s  tests/journeys/basket/basket.spec.ts: tests/journeys/basket/basket.spec.ts works')
})

test('every spec and story belongs to a feature, and every source of a budget exists', () => {
  const root = join(import.meta.dirname, '../..')
  const specs = globSync('tests/**/*.spec.ts', { cwd: root }).filter((spec) => spec !== 'tests/storybook/examples.spec.ts')
  const sources = [...specs, ...stories.map(({ file }) => file.replace('./', ''))]
  expect(sources.filter((source) => !featureOf(source))).toEqual([])
  const unused = featureBudgets.flatMap((budget) => budget.sources).filter((path) => !sources.some((source) => source.startsWith(path)))
  expect(unused).toEqual([])
})
