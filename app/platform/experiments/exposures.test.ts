// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { recordExposure, wasExposedEarlier } from './exposures.ts'

const FLAG = 'experiment-free-shipping-threshold'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('an exposure counts as earlier from the next session on, and not in the one that recorded it [FREESHIP-02]', () => {
  expect(wasExposedEarlier(FLAG)).toBe(false)
  recordExposure(FLAG, '1')
  recordExposure(FLAG, '1')
  expect(wasExposedEarlier(FLAG)).toBe(false)
  expect(sessionStorage.getItem('experiment-views')).toBe(JSON.stringify([`${FLAG}:1`]))
  sessionStorage.clear()
  expect(wasExposedEarlier(FLAG)).toBe(true)
  expect(wasExposedEarlier('experiment-lip-week')).toBe(false)
})

test.each(['{', 'null', '{}', '[1]', '"x"'])('a record of %s is nobody’s', (text) => {
  localStorage.setItem('experiment-exposures', text)
  expect(wasExposedEarlier(FLAG)).toBe(false)
  recordExposure(FLAG, '1')
  expect(JSON.parse(localStorage.getItem('experiment-exposures') ?? '')).toEqual([FLAG])
})
