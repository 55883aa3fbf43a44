import { readFileSync } from 'node:fs'

/** Specs that only run if one of their inputs has changed since they last passed. */
export type BrowserGroup = {
  /** Why the group is not run every time. */
  reason: string
  specs: readonly string[]
  /** Files and folders that can change the outcome. `npm test` hashes them. */
  inputs: readonly string[]
}

export const browserGroups: Readonly<Record<string, BrowserGroup>> = JSON.parse(
  readFileSync(new URL('../../tests/reporting/groups.json', import.meta.url), 'utf8'),
)

/** The environment variables that decide: UNCHANGED, CI and PROVEN_COMMIT. */
type Environment = Readonly<Record<string, string | undefined>>

/**
 * The groups that this run leaves out: those in `UNCHANGED`, separated by commas. CI and `npm run prove` leave nothing out. An unknown name
 * is an error, because a typo would otherwise pass unnoticed.
 */
export function leftOutGroups({ UNCHANGED = '', CI, PROVEN_COMMIT }: Environment): readonly string[] {
  const names = UNCHANGED.split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  for (const name of names) {
    if (!Object.hasOwn(browserGroups, name))
      throw new Error(`UNCHANGED names "${name}". The groups are: ${Object.keys(browserGroups).join(', ')}.`)
  }
  return CI || PROVEN_COMMIT ? [] : names
}

/** Patterns for Playwright's `testIgnore`: the specs of these groups. */
export function ignoredSpecs(names: readonly string[]): string[] {
  return names.flatMap((name) => browserGroups[name]?.specs ?? []).map((spec) => `**/${spec}`)
}
