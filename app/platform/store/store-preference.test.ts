// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { keepStorePreference, storePreference } from './store-preference.ts'
import { stores } from './stores.ts'

const now = Date.parse('2026-03-02T10:00:00.000Z')

beforeEach(() => {
  document.cookie = 'ottilie_STORE_PREFERENCE=; max-age=0; path=/'
})

test('a choice is saved as UK or US for 3650 days, with a timestamp ten years ahead [COUNTRY-14, COOKIE-04, COOKIE-06]', () => {
  const written = vi.spyOn(document, 'cookie', 'set')
  keepStorePreference(stores.us, now)
  const kept = `path=/; samesite=lax; max-age=${3650 * 24 * 3600}`
  expect(written.mock.calls.flat()).toEqual([
    `ottilie_STORE_PREFERENCE=US; ${kept}`,
    `ottilie_STORE_PREFERENCE_TS=2036-03-02T10%3A00%3A00.000Z; ${kept}`,
  ])
})

test('it is read again, and the newest choice wins', () => {
  keepStorePreference(stores.us, now)
  expect(storePreference()).toBe(stores.us)
  keepStorePreference(stores.uk, now)
  expect(storePreference()).toBe(stores.uk)
})

test.each(['', 'GB', 'us', 'UK,US', '%'])('a cookie of %j is no choice', (value) => {
  document.cookie = `ottilie_STORE_PREFERENCE=${value}; path=/`
  expect(storePreference()).toBeUndefined()
})
