// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { cookieHeader, readCookie, removeCookie, writeCookie } from './browser-cookies.ts'

beforeEach(() => removeCookie('shade'))

test('what runs in one go asks the browser once, and what comes after it asks again', async () => {
  const asked = vi.spyOn(document, 'cookie', 'get')
  cookieHeader()
  readCookie('shade')
  cookieHeader()
  expect(asked).toHaveBeenCalledOnce()
  await Promise.resolve()
  cookieHeader()
  expect(asked).toHaveBeenCalledTimes(2)
})

test('a cookie that the page sets or removes is known at once', () => {
  expect(readCookie('shade')).toBeUndefined()
  writeCookie('shade', 'rosé 2')
  expect(readCookie('shade')).toBe('rosé 2')
  removeCookie('shade')
  expect(readCookie('shade')).toBeUndefined()
})

test('a cookie that a server sets is known to what runs later', async () => {
  expect(readCookie('shade')).toBeUndefined()
  document.cookie = 'shade=plum'
  await Promise.resolve()
  expect(readCookie('shade')).toBe('plum')
})
