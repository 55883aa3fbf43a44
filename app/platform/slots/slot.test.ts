import { expect, test, vi } from 'vitest'
import { stores } from '#app/platform/store/stores.ts'
import { slotLimitMs, slotOf } from './slot.ts'

test('a part that loads is shown', async () => {
  expect(await slotOf('the banner', async () => 'words', 50)).toBe('words')
})

test.each([
  ['fails', async () => Promise.reject(new Error('down')), 'the banner left out: down'],
  ['does not answer in time', () => new Promise<never>(() => undefined), 'the banner left out: no answer within 5 ms'],
])('a part that %s is left out and logged', async (_how, load, said) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(await slotOf('the banner', load, 5)).toBeUndefined()
  expect(warn).toHaveBeenCalledExactlyOnceWith(said)
})

test('a page rendered per request has a shorter timeout than a shared one', () => {
  const pageRequest = { store: stores.uk, key: '' }
  expect(slotLimitMs({ ...pageRequest, cookieHeader: 'a=b' })).toBeLessThan(slotLimitMs({ ...pageRequest, cookieHeader: undefined }))
})
