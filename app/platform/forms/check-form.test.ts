import { describe, expect, test } from 'vitest'
import { guestDetailsForm, loginForm, registerForm, resetPasswordForm } from './account-forms.ts'
import { problemsIn } from './check-form.ts'
import { checkedValues, postedForm } from './form-schema.ts'
import { wordedProblem } from './form-words.ts'

const ada = { firstName: 'Ada', lastName: 'Moor', email: 'ada@example.com', password: 'four words are long' }

/** What was typed, and the problem of the field. The schema's `@constraint`s say the lengths. */
const typed = [
  ['firstName', '', 'REQUIRED'],
  ['firstName', '   ', 'REQUIRED'],
  ['firstName', 'O’Neill-Smith', undefined],
  ['firstName', "Siân d'Arcy", undefined],
  ['firstName', '👩‍🚀', undefined],
  ['firstName', 'a'.repeat(60), undefined],
  ['firstName', '💄'.repeat(60), undefined],
  ['firstName', 'a'.repeat(61), 'TOO_LONG'],
  ['lastName', 'a'.repeat(200), 'TOO_LONG'],
  ['email', 'ada', 'INVALID'],
  ['email', 'ada@example', 'INVALID'],
  ['email', 'ada@@example.com', 'INVALID'],
  ['email', '  ada@example.com ', undefined],
  ['email', `${'a'.repeat(250)}@example.com`, 'TOO_LONG'],
  ['password', '1234567', 'TOO_SHORT'],
  ['password', '        ', 'TOO_SHORT'],
  ['password', '12345678', undefined],
  ['password', 'p'.repeat(255), 'TOO_LONG'],
] as const

test.each(typed)('%s “%s”: %s, in the browser and in the route handler alike', (field, value, code) => {
  const values = { ...ada, [field]: value }
  const expected = code === undefined ? [] : [{ field, code }]
  expect(problemsIn(registerForm, values, 'en-GB')).toEqual(expected)
  const checked = checkedValues(registerForm, values, 'en-GB')
  expect('problems' in checked ? checked.problems : []).toEqual(expected)
})

test('an empty form has a problem for each field that must be filled in, in their order, and each is worded', () => {
  const problems = problemsIn(registerForm, {}, 'en-GB')
  expect(problems.map((problem) => wordedProblem(registerForm, problem, 'en-GB').message)).toEqual([
    'Enter your first name.',
    'Enter your last name.',
    'Enter your email.',
    'Choose a password.',
  ])
})

test('what may be left empty may be left empty, and is checked if it is not', () => {
  const guest = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Moor' }
  expect(problemsIn(guestDetailsForm, { ...guest, phone: '' }, 'en-US')).toEqual([])
  expect(problemsIn(guestDetailsForm, { ...guest, phone: '+44 20 7946 0123' }, 'en-US')).toEqual([])
  expect(problemsIn(guestDetailsForm, { ...guest, phone: 'none' }, 'en-US')).toEqual([{ field: 'phone', code: 'INVALID' }])
})

test('a problem of a hidden field concerns the form', () => {
  expect(problemsIn(resetPasswordForm, { newPassword: 'four words are long' }, 'en-GB')).toEqual([{ code: 'BAD_USER_INPUT' }])
})

test('texts are sent without spaces around them, passwords as they were typed', () => {
  expect(checkedValues(loginForm, { email: ' ada@example.com ', password: ' secret ' }, 'en-GB')).toEqual({
    values: { email: 'ada@example.com', password: ' secret ' },
  })
})

describe('words', () => {
  test.each([
    [{ field: 'password', code: 'TOO_SHORT' }, 'Use 8 characters or more.', undefined],
    [{ field: 'firstName', code: 'TOO_LONG' }, 'Use 60 characters or fewer.', undefined],
    [{ field: 'email', code: 'INVALID' }, 'Enter an email address like name@example.com.', undefined],
    [{ field: 'email', code: 'INVALID_EMAIL' }, 'The email is not valid. Please check for typos and try again.', 'REG01'],
    [{ field: 'email', code: 'USER_EXISTS_ERROR' }, 'Looks like you already have an account.', 'REG02'],
    [{ code: 'REGISTRATION_ERROR' }, 'There was a technical issue.', 'REG01'],
    [{ code: 'NETWORK_ERROR' }, 'Network error. Please check your connection.', 'NET'],
    [{ code: 'constructor' }, "Sorry, that didn't work. Nothing was changed. Please try again.", undefined],
    [{ field: 'no-such-field', code: 'INVALID' }, "Sorry, that didn't work. Nothing was changed. Please try again.", undefined],
  ] as const)('%j', (problem, message, help) => {
    expect(wordedProblem(registerForm, problem, 'en-GB')).toMatchObject({ message })
    expect(wordedProblem(registerForm, problem, 'en-GB').help).toBe(help)
  })
})

test('of a post only the fields of the form are read, and a post without a store is none', () => {
  const post = { ...ada, locale: 'en-US', redirectTo: '/basket', isAdmin: 'true' }
  expect(postedForm(registerForm, post)).toEqual({ locale: 'en-US', redirectTo: '/basket', typed: ada })
  expect(postedForm(registerForm, { ...post, locale: 'fr-FR' })).toBeUndefined()
  expect(postedForm(registerForm, undefined)).toBeUndefined()
})
