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

test('asks once per store', () => {
  expect(wasAsked('en-GB')).toBe(false)
  noteAsked('en-GB')
  expect([wasAsked('en-GB'), wasAsked('en-US')]).toEqual([true, false])
})

test.each(['gb', 'GBR', '<b>', 'null'])('ignores %j in the storage', (text) => {
  sessionStorage.setItem('viewer-country-en-GB', text)
  expect(knownCountry('en-GB')).toBeUndefined()
})

test('detects the country once per tab', async () => {
  const asked = answerWith('US')
  expect(await findSuggestion(stores.uk)).toBe(stores.us)
  expect(await findSuggestion(stores.uk)).toBe(stores.us)
  expect(asked.mock.calls.map(([address]) => address)).toEqual(['/api/viewer-country?locale=en-GB'])
})

test('a country that is told late is for the next page: by then the question would interrupt', async () => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    now = 5001
    return Response.json({ country: 'US' })
  })
  expect(await findSuggestion(stores.uk)).toBeUndefined()
  expect(await findSuggestion(stores.uk)).toBe(stores.us)
  expect(asked).toHaveBeenCalledOnce()
})

test.each([null, 7, undefined])('treats a country of %j as unknown and does not ask again', async (country) => {
  const asked = answerWith(country)
  expect(await findSuggestion(stores.uk)).toBeUndefined()
  expect(await findSuggestion(stores.uk)).toBeUndefined()
  expect(asked).toHaveBeenCalledOnce()
})

test('does not detect the country after an explicit choice [COUNTRY-08]', async () => {
  const asked = answerWith('US')
  document.cookie = 'ottilie_STORE_PREFERENCE=UK; path=/'
  expect(await findSuggestion(stores.uk)).toBeUndefined()
  expect(await findSuggestion(stores.us)).toBe(stores.uk)
  expect(asked).not.toHaveBeenCalled()
})

test('does not remember a failure', async () => {
  answerWith('US', 502)
  await expect(findSuggestion(stores.uk)).rejects.toThrow('502')
  expect(knownCountry('en-GB')).toBeUndefined()
})

test('works with a full storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  noteCountry('en-GB', 'US')
  expect(knownCountry('en-GB')).toBeUndefined()
})
