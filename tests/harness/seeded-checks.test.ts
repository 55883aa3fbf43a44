import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seedOf } from './seeded-checks.ts'

test('examples are the same in every run unless another seed, or any, is asked for', () => {
  expect([undefined, '', '-7', 'random'].map(seedOf)).toEqual([20_260_302, 20_260_302, -7, undefined])
  expect(() => seedOf('luck')).toThrow('FAST_CHECK_SEED is a whole number or "random", and not "luck".')
})

test('what tests import as fast-check has the seed', () => {
  expect(fc.readConfigureGlobal()?.seed).toBe(seedOf(process.env['FAST_CHECK_SEED']))
})
