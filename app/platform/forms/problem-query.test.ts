import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loginForm, registerForm } from './account-forms.ts'
import { problemsInQuery, problemText } from './problem-query.ts'

test('a form’s problems come back from its page’s address', () => {
  const problems = [{ field: 'email', code: 'USER_EXISTS_ERROR' }, { code: 'REGISTRATION_ERROR' }]
  expect(
    problemsInQuery(
      registerForm,
      problems.map((problem) => problemText(registerForm, problem)),
    ),
  ).toEqual(problems)
})

test.each([
  'login.LOGIN_REJECTED',
  'register.no-such-field.INVALID',
  'register.constructor.INVALID',
  'register.email.<script>',
  'register.email.extra.INVALID',
  'register',
  '',
])('%s is no problem of the registration', (text) => {
  expect(problemsInQuery(registerForm, text)).toEqual([])
})

test('whatever an address says, no more than known fields and plain codes come of it', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `login.${text}`),
        ),
        { maxLength: 60 },
      ),
      (texts) => {
        for (const { field, code } of problemsInQuery(loginForm, texts)) {
          expect(code).toMatch(/^[A-Z_]+$/)
          expect([undefined, 'email', 'password']).toContain(field)
        }
      },
    ),
  )
})
