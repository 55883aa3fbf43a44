import { type FeatureBudget, featureBudgets } from './feature-budgets.ts'

/** A finished browser test. `source` is its spec, or the story's file for a test generated from a story; relative to the project's root. */
export type TimedTest = { source: string; title: string; seconds: number }

/** The browser time of one feature. `budget` is undefined for sources without a feature. */
export type FeatureTime = { feature: string; tests: number; seconds: number; budget: number | undefined }

const OTHER = 'no feature'

/** The feature that a source belongs to: the one with the longest matching path. */
export function featureOf(source: string, budgets: readonly FeatureBudget[] = featureBudgets): FeatureBudget | undefined {
  const matches = budgets.flatMap((budget) =>
    budget.sources.filter((path) => source.startsWith(path)).map((path) => ({ budget, length: path.length })),
  )
  return matches.sort((one, other) => other.length - one.length)[0]?.budget
}

/** Sums seconds and tests by feature, most seconds first. */
export function timeByFeature(tests: readonly TimedTest[], budgets: readonly FeatureBudget[] = featureBudgets): FeatureTime[] {
  const groups = Map.groupBy(tests, ({ source }) => featureOf(source, budgets))
  return [...groups]
    .map(([budget, own]) => ({
      feature: budget?.feature ?? OTHER,
      tests: own.length,
      seconds: own.reduce((sum, { seconds }) => sum + seconds, 0),
      budget: budget?.seconds,
    }))
    .sort((one, other) => other.seconds - one.seconds)
}

/** A warning for each feature above its budget, and for sources without a feature. Never a failure: time depends on the machine. */
export function warningsOf(features: readonly FeatureTime[]): string[] {
  return features.flatMap(({ feature, seconds, budget }) => {
    if (budget === undefined) return [`WARNING: some specs belong to no feature: add them to tests/reporting/feature-budgets.ts.`]
    return seconds > budget ? [`WARNING: ${feature} took ${Math.round(seconds)} s of browser time; its budget is ${budget} s.`] : []
  })
}

/** The table of features, the slowest tests and the warnings, as `npm test` prints them. */
export function report(tests: readonly TimedTest[], budgets: readonly FeatureBudget[] = featureBudgets): string {
  const features = timeByFeature(tests, budgets)
  const rows = features.map(({ feature, tests: count, seconds, budget }) => [
    feature,
    String(count),
    seconds.toFixed(0),
    budget === undefined ? '' : String(budget),
  ])
  const sum = tests.reduce((total, { seconds }) => total + seconds, 0)
  const table = aligned([['feature', 'tests', 'seconds', 'budget'], ...rows, ['all', String(tests.length), sum.toFixed(0), '']])
  const dearest = tests
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, 10)
    .map(({ seconds, source, title }) => `${seconds.toFixed(1).padStart(6)} s  ${source}: ${title.slice(0, 100)}`)
  return [
    'Browser time by feature (seconds of all workers together):',
    ...table,
    'The ten longest tests:',
    ...dearest,
    ...warningsOf(features),
  ].join('\n')
}

function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows.map((row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  '),
  )
}
