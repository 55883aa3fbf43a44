import { expect, test } from 'vitest'
import { patchedConfig } from './build-config.ts'
import { frameworkPatchesOn } from './patches.ts'

test('the patches are on unless the environment says off', () => {
  expect([{}, { FRAMEWORK_PATCHES: '' }, { FRAMEWORK_PATCHES: 'on' }].map((env) => frameworkPatchesOn(env))).toEqual([true, true, true])
  expect(frameworkPatchesOn({ FRAMEWORK_PATCHES: 'off' })).toBe(false)
})

test('any other value is refused', () => {
  expect(() => frameworkPatchesOn({ FRAMEWORK_PATCHES: '0' })).toThrow('FRAMEWORK_PATCHES is 0: it can be on or off.')
})

test('the framework’s configuration has the patches only when they are on', () => {
  const { turbopack, ...config } = patchedConfig(true)
  expect(Object.keys(turbopack?.rules ?? {})).toHaveLength(11)
  expect(config).toEqual({ cacheHandler: expect.stringMatching(/page-cache\/cache-handler\.ts$/), cacheMaxMemorySize: 0 })
  expect(patchedConfig(false)).toEqual({})
})
