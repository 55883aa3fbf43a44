import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

const person = { least: 8, personal: ['Ada', 'Hartmann', 'ada.hartmann@example.com'] }

test.each([
  ['', 'short'],
  ['1234567', 'short'],
  ['password', 'common'],
  ['Password123!', 'common'],
  ['12345678', 'common'],
  ['87654321', 'common'],
  ['aaaaaaaaaaaa', 'common'],
  ['abcdefgh', 'common'],
  ['Hartmann-99-x', 'personal'],
  ['ottilieHARTMANN', 'personal'],
  ['kxqvmwzj', 'weak'],
  ['ababababababab', 'weak'],
  ['kxqvmwzj99', 'fair'],
  ['Kx9!vmwz', 'fair'],
  ['river copper lantern', 'strong'],
  ['Kx9!vmwz-7Q', 'strong'],
] as const)('“%s” is %s', (password, strength) => {
  expect(passwordStrength(password, person)).toBe(strength)
})

test('exactly what the contract refuses is too short', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 24 }), (password) => {
      expect(passwordStrength(password, person) === 'short').toBe([...password.trim()].length < 8)
    }),
  )
})
