import { expect, test } from 'vitest'
import { isEmail } from './email.ts'

test.each(['ada@example.com', 'a.b+c@mail.example.co.uk'])('%s is an email address', (text) => {
  expect(isEmail(text)).toBe(true)
})

test.each([
  '',
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'ada @example.com',
  'ada@exam ple.com',
  'ada@example..com',
  'ada@@example.com',
  '<ada@example.com>',
  '<ada@example.com',
  'ada@example.com>',
  `${'a'.repeat(243)}@example.com`,
])('%s is none', (text) => {
  expect(isEmail(text)).toBe(false)
})

test('an address may be as long as mail allows', () => {
  expect(isEmail(`${'a'.repeat(242)}@example.com`)).toBe(true)
})
