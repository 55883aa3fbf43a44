import groupTable from './groups.json' with { type: 'json' }

/** Specs that are only run when one of their inputs has changed since they last passed. */
export type TestGroup = {
  /** Why the group is not run every time. */
  reason: string
  specs: readonly string[]
  /** Files and folders that can change the outcome. `npm test` hashes them. */
  inputs: readonly string[]
}

export const testGroups: Readonly<Record<string, TestGroup>> = groupTable

/** Of the environment variables, UNCHANGED, CI and PROVEN_COMMIT decide. */
type Environment = Readonly<Record<string, string | undefined>>

/**
 * The groups that this run leaves out: those that `UNCHANGED` names, separated by commas. CI and `npm run prove` leave nothing out. An
 * unknown name is an error: a typo would otherwise look like a group that was left out.
 */
export function leftOutGroups({ UNCHANGED = '', CI, PROVEN_COMMIT }: Environment): readonly string[] {
  const names = UNCHANGED.split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  for (const name of names) {
    if (!Object.hasOwn(testGroups, name))
      throw new Error(`UNCHANGED names "${name}". The groups are: ${Object.keys(testGroups).join(', ')}.`)
  }
  return CI || PROVEN_COMMIT ? [] : names
}

/** Patterns for Playwright's `testIgnore`: the specs of these groups. */
export function ignoredSpecs(names: readonly string[]): string[] {
  return names.flatMap((name) => testGroups[name]?.specs ?? []).map((spec) => `**/${spec}`)
}
