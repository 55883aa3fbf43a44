import { expect, test } from 'vitest'
import { constraintCheck, isUuid } from './constraint-checks.ts'
import { contractSchema } from './executable-schema.ts'

function problemsOf(mutation: string, args: Readonly<Record<string, unknown>>): string[] {
  const field = contractSchema.getMutationType()?.getFields()[mutation]
  const check = constraintCheck(`Mutation.${mutation}`, field?.args ?? [])
  return check?.(args).map(({ code, path, message }) => `${path.join('.')} ${code}: ${message}`) ?? []
}

const ada = { firstName: 'Ada', lastName: 'Moor' }
const phoneProblems = (phone: string | null) => problemsOf('editProfile', { input: { ...ada, phone } })

test('every value that is outside is named, deep inside lists and inputs, with what it should be', () => {
  const items = [
    { id: 'x', quantity: 1, variantSku: null },
    { id: '', quantity: -1, giftInfo: { recipientName: ' ', recipientEmail: 'ada', message: 'x'.repeat(1001) } },
  ]
  expect(problemsOf('addBasketItems', { listId: '', version: -1, items })).toEqual([
    'items.1.giftInfo.message TOO_LONG: items.1.giftInfo.message has 1001 characters, more than 1000.',
    'items.1.giftInfo.recipientEmail INVALID: items.1.giftInfo.recipientEmail is no email.',
    'items.1.giftInfo.recipientName REQUIRED: items.1.giftInfo.recipientName is empty.',
    'items.1.id REQUIRED: items.1.id is empty.',
    'items.1.quantity OUT_OF_RANGE: items.1.quantity is -1, outside 0 to 1000000.',
  ])
})

test('of a list that is too long, the items are not looked at', () => {
  const items = Array.from({ length: 51 }, () => ({ id: '' }))
  expect(problemsOf('removeBasketItems', { items })).toEqual(['items TOO_LONG: items has 51 items, more than 50.'])
})

test('a field without constraints has no check', () => {
  expect(constraintCheck('Mutation.logout', [])).toBeUndefined()
})

test.each(['+44 20 7946 0123', '(020) 7946-0123', '1234567', '123456789012345', '+44 (0) 20 - 7946 - 0123', '', '  ', null])(
  '%s is a telephone number, or none was told',
  (phone) => {
    expect(phoneProblems(phone)).toEqual([])
  },
)

test.each(['123456', '1234567890123456', 'call 1234567', '1234567 ext', '++44207946', '+'])('%s is none', (phone) => {
  expect(phoneProblems(phone)).toEqual([expect.stringContaining('input.phone INVALID')])
})

test.each(['3f0c8f6e-6d5b-4a52-9d8e-0b6f3f4c2a10', '3F0C8F6E-6D5B-4A52-BD8E-0B6F3F4C2A10'])('%s is a UUID of version 4', (text) => {
  expect(isUuid(text)).toBe(true)
})

test.each(['3f0c8f6e-6d5b-1a52-9d8e-0b6f3f4c2a10', '3f0c8f6e-6d5b-4a52-7d8e-0b6f3f4c2a10', '{3f0c8f6e-6d5b-4a52-9d8e-0b6f3f4c2a10}', ''])(
  '%s is none of version 4',
  (text) => {
    expect(isUuid(text)).toBe(false)
  },
)
