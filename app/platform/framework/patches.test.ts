import { expect, test, vi } from 'vitest'
import { frameworkPatchesOn } from './patches.ts'

test('the patches are on unless the environment says off', () => {
  expect([{}, { FRAMEWORK_PATCHES: '' }, { FRAMEWORK_PATCHES: 'on' }].map((env) => frameworkPatchesOn(env))).toEqual([true, true, true])
  expect(frameworkPatchesOn({ FRAMEWORK_PATCHES: 'off' })).toBe(false)
})

test('any other value is refused', () => {
  expect(() => frameworkPatchesOn({ FRAMEWORK_PATCHES: '0' })).toThrow('FRAMEWORK_PATCHES is 0: it can be on or off.')
})

test('the framework’s configuration has the patches only when they are on', async () => {
  const configWith = async (value: string) => {
    vi.stubEnv('FRAMEWORK_PATCHES', value)
    vi.resetModules()
    const { default: config } = await import('../../../next.config.ts')
    return { handler: config.cacheHandler, rules: Object.keys(config.turbopack?.rules ?? {}).length }
  }
  expect(await configWith('on')).toMatchObject({ handler: expect.stringMatching(/page-cache\/cache-handler\.ts$/), rules: 10 })
  expect(await configWith('off')).toEqual({ handler: undefined, rules: 0 })
  vi.unstubAllEnvs()
})
