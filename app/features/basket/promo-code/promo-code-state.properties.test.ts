import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkCode, codesOf, type Discounts, isSameCode, stateOfCode } from './promo-code-state.ts'

const STATES = [
  'RejectedUnknownCode',
  'RejectedExpired',
  'RejectedByCondition',
  'RejectedByCombination',
  'ReferralRejectedByCondition',
  'Accepted',
] as const

/** A small set of codes, so that collisions occur; some differ only in case or blanks. */
const code = fc.constantFrom('GLOW10', 'glow10', ' GLOW10 ', 'HELLO20', 'Treat5', 'ß', 'İ', '__proto__')
const discount = fc.record({
  code: fc.option(code),
  name: fc.string(),
  value: fc.nat(),
  state: fc.constantFrom(...STATES),
  referralCode: fc.option(fc.string()),
})
const discounts: fc.Arbitrary<Discounts> = fc.record({ includedDiscounts: fc.array(discount), rejectedDiscounts: fc.array(discount) })

const RUNS = { numRuns: Number(process.env['GENERATED_BASKETS'] ?? 10_000) }

test('no code stands in two places, and each stands where it is said to [PROMO-02, PROMO-03]', () => {
  fc.assert(
    fc.property(discounts, (basket) => {
      const { activated, rejected } = codesOf(basket)
      const all = [...activated, ...rejected]
      for (const [at, one] of all.entries()) expect(all.findIndex((other) => isSameCode(one.code, other.code))).toBe(at)
      for (const { code: own, name, value } of activated) expect(stateOfCode(own, basket)).toEqual({ status: 'activated', name, value })
      for (const { code: own, state } of rejected) expect(stateOfCode(own, basket)).toEqual({ status: 'rejected', state })
    }),
    RUNS,
  )
})

test('letter case and blanks around a code never change where it stands', () => {
  fc.assert(
    fc.property(discounts, fc.oneof(code, fc.string()), (basket, typed) => {
      const upper = typed.toUpperCase()
      // `toUpperCase` expands some letters: only a code that survives the round trip is another spelling of the same code.
      fc.pre(upper.toLowerCase() === typed.toLowerCase())
      expect(stateOfCode(` ${upper}\t`, basket)).toEqual(stateOfCode(typed, basket))
    }),
    RUNS,
  )
})

test('what is sent is as it was typed, without blanks around it; never blank, never too long and never a code that counts already [PROMO-08]', () => {
  fc.assert(
    fc.property(discounts, fc.oneof(code, fc.string({ maxLength: 200 })), (basket, typed) => {
      const trimmed = typed.trim()
      const isActive = codesOf(basket).activated.some((active) => isSameCode(active.code, typed))
      const checked = checkCode(typed, basket)
      expect(checked.status === 'send').toBe(trimmed !== '' && trimmed.length <= 64 && !isActive)
      expect('code' in checked ? checked.code : trimmed).toBe(trimmed)
    }),
    RUNS,
  )
})
