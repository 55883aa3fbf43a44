/**
 * The switch of this folder. `FRAMEWORK_PATCHES=off` builds and runs the shop without anything that depends on the framework's internals
 * (README.md beside this file). Set it for both the build and the server.
 */

type Environment = Readonly<Record<string, string | undefined>>

/** Whether the patches are on; only `off` in the environment disables them. Throws on any other value, so that typos are noticed. */
export function frameworkPatchesOn(environment: Environment = process.env): boolean {
  const value = environment['FRAMEWORK_PATCHES'] || 'on'
  if (value !== 'on' && value !== 'off') throw new Error(`FRAMEWORK_PATCHES is ${value}: it can be on or off.`)
  return value === 'on'
}
