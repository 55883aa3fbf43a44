import { expect, test } from 'vitest'
import { alertWords } from './alerts.ts'

test('the default error [ALERT-01, ALERT-02]', () => {
  expect(alertWords.heading).toBe('Oops, something went wrong.')
  expect(alertWords.message).toBe('If the error persists, please contact member happiness for further assistance.')
})

test('errors and other alerts have their own close labels [ALERT-11]', () => {
  expect([alertWords.closeError, alertWords.close]).toEqual(['Close the notification', 'Close'])
})
