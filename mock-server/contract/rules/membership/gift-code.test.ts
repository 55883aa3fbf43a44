import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameGiftCode, writtenCode } from './gift-code.ts'

const bits = fc.integer({ min: 0, max: 0xff_ff_ff_ff })

test('a code has two groups of four signs, none of which is read as another', () => {
  fc.assert(
    fc.property(bits, bits, (first, second) => {
      expect(writtenCode(first, second)).toMatch(/^GIFT-[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/)
    }),
  )
})

test('other numbers make another code', () => {
  const low = fc.integer({ min: 0, max: 0xf_ff_ff })
  fc.assert(
    fc.property(low, low, (one, other) => {
      expect(writtenCode(one, 0) === writtenCode(other, 0)).toBe(one === other)
    }),
  )
})

test.each(['GIFT-7KQ2-MX4B', 'gift-7kq2-mx4b', ' GIFT 7KQ2 MX4B ', 'GIFT7KQ2MX4B', 'GIFT–7KQ2–MX4B'])(
  '%o is typed for GIFT-7KQ2-MX4B',
  (typed) => {
    expect(isSameGiftCode('GIFT-7KQ2-MX4B', typed)).toBe(true)
  },
)

test('another code is not', () => expect(isSameGiftCode('GIFT-7KQ2-MX4B', 'GIFT-7KQ2-MX4C')).toBe(false))
