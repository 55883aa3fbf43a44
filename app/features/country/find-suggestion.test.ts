// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { stores } from '#app/platform/store/stores.ts'
import { knownCountry, noteAsked, noteCountry, wasAsked } from './country-memory.ts'
import { findSuggestion } from './find-suggestion.ts'

const answerWith = (country: unknown, status = 200) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ country }, { status }))

beforeEach(() => {
  sessionStorage.clear()
  document.cookie = 'ottilie_STORE_PREFERENCE=; max-age=0; path=/'
})

test('a store that was asked in is asked in no more, the other is', () => {
  expect(wasAsked('en-GB')).toBe(false)
  noteAsked('en-GB')
  expect([wasAsked('en-GB'), wasAsked('en-US')]).toEqual([true, false])
})

test.each(['gb', 'GBR', '<b>', 'null'])('%j in the storage is no country', (text) => {
  sessionStorage.setItem('viewer-country-en-GB', text)
  expect(knownCountry('en-GB')).toBeUndefined()
})

test('where the visitor is, is asked once in a tab', async () => {
  const asked = answerWith('US')
  expect(await findSuggestion(stores.uk)).toBe(stores.us)
  expect(await findSuggestion(stores.uk)).toBe(stores.us)
  expect(asked.mock.calls.map(([address]) => address)).toEqual(['/api/viewer-country?locale=en-GB'])
})

test.each([null, 7, undefined])('a country of %j is none, and not asked for again', async (country) => {
  const asked = answerWith(country)
  expect(await findSuggestion(stores.uk)).toBeUndefined()
  expect(await findSuggestion(stores.uk)).toBeUndefined()
  expect(asked).toHaveBeenCalledOnce()
})

test('somebody who has chosen is not looked for at all [COUNTRY-08]', async () => {
  const asked = answerWith('US')
  document.cookie = 'ottilie_STORE_PREFERENCE=UK; path=/'
  expect(await findSuggestion(stores.uk)).toBeUndefined()
  expect(await findSuggestion(stores.us)).toBe(stores.uk)
  expect(asked).not.toHaveBeenCalled()
})

test('an answer that failed is not remembered', async () => {
  answerWith('US', 502)
  await expect(findSuggestion(stores.uk)).rejects.toThrow('502')
  expect(knownCountry('en-GB')).toBeUndefined()
})

test('a full storage forgets, and nothing fails', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  noteCountry('en-GB', 'US')
  expect(knownCountry('en-GB')).toBeUndefined()
})
