// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { anonId } from './anon-id.ts'
import { helpAddress, tellsHelpCentre } from './help-ids.ts'

const bare = 'https://help.ottilie.example/en-gb/articles/delivery'
const ids = { anonId: 'a-1', env: 'production', userId: 'u-1' }

beforeEach(() => localStorage.clear())

test('a link carries the anonymous id, the environment and the logged-in user’s id [HELP-07, HELP-08, HELP-09]', () => {
  expect(helpAddress(bare, ids)).toBe(`${bare}?anonId=a-1&env=production&userId=u-1`)
  expect(helpAddress(bare, { ...ids, userId: undefined })).toBe(`${bare}?anonId=a-1&env=production`)
})

test('ids that a link had are replaced or removed, and nothing else changes', () => {
  const told = helpAddress(`${bare}?topic=late&userId=somebody-else#steps`, ids)
  expect(told).toBe(`${bare}?topic=late&userId=u-1&anonId=a-1&env=production#steps`)
  expect(helpAddress(told, undefined)).toBe(`${bare}?topic=late#steps`)
})

test.each([
  ['en-US', false, true],
  ['en-US', true, true],
  ['en-GB', true, true],
  ['en-GB', false, false],
] as const)('%s, functional cookies allowed: %s. The help centre is told: %s [HELP-10, HELP-11]', (locale, hasConsent, isTold) => {
  expect(tellsHelpCentre(locale, hasConsent)).toBe(isTold)
})

test('a browser has one id', () => {
  expect(anonId()).toMatch(/^[0-9a-f-]{36}$/)
  expect(anonId()).toBe(anonId())
})

test.each(['', 'x', '"><script>', 'u1&userId=7'])('a stored id of %j is replaced', (text) => {
  localStorage.setItem('anon-id', text)
  expect(anonId()).toMatch(/^[0-9a-f-]{36}$/)
})
