/**
 * The one switch of this folder. `FRAMEWORK_PATCHES=off` builds and runs the shop without anything that reaches into the framework's
 * internals (README.md beside this file): set it for the build and for the server.
 */

type Environment = Readonly<Record<string, string | undefined>>

/** Whether the patches are on, which they are unless the environment says `off`. Throws on any other value, so that a typo is noticed. */
export function frameworkPatchesOn(environment: Environment = process.env): boolean {
  const value = environment['FRAMEWORK_PATCHES'] || 'on'
  if (value !== 'on' && value !== 'off') throw new Error(`FRAMEWORK_PATCHES is ${value}: it can be on or off.`)
  return value === 'on'
}
