import { expect, test } from 'vitest'
import { brand } from '#app/platform/settings/brand.ts'
import * as cookies from './session-cookies.ts'

test('every cookie but the segment has the brand’s prefix [COOKIE-05]', () => {
  const { cookieValue: _, USER_SEGMENT_COOKIE, ...prefixed } = cookies
  expect(USER_SEGMENT_COOKIE).toBe('user_segment')
  expect(Object.values(prefixed).length).toBeGreaterThan(6)
  for (const name of Object.values(prefixed)) expect(name).toMatch(new RegExp(`^${brand.prefix}[-_][A-Za-z_-]+$`))
})

test.each([
  ['a=1; b=2', 'b', '2'],
  ['ab=1', 'b', undefined],
  ['b=x=y', 'b', 'x=y'],
  ['', 'b', undefined],
])('of %j, %s is %j', (header, name, value) => {
  expect(cookies.cookieValue(header, name)).toBe(value)
})
