import { describe, expect, it } from 'vitest'
import { annualMembershipLine, giftMembershipLine, guest, lipstickLine, member } from '../testing/lines.ts'
import { countsAsMember, isAccountMembership, membershipInForce, priceTier } from './tiers.ts'

describe('the tier of a basket', () => {
  it.each([
    ['a guest with products', guest, [lipstickLine()], 'typical'],
    ['a guest with nothing', guest, [], 'typical'],
    ['a guest with a membership in the bag', guest, [lipstickLine(), annualMembershipLine()], 'member'],
    ['a guest with a gift membership in the bag', guest, [lipstickLine(), giftMembershipLine()], 'typical'],
    ['a guest with a membership of which none are left', guest, [annualMembershipLine({ quantity: 0 })], 'typical'],
    ['a member', member, [lipstickLine()], 'member'],
    ['a member with a gift membership in the bag', member, [giftMembershipLine()], 'member'],
  ])('%s is priced %s [PRICE-07]', (_, shopper, lines, tier) => {
    expect(priceTier(shopper, lines)).toBe(tier)
    expect(countsAsMember(shopper, lines)).toBe(tier === 'member')
  })
})

describe('the effective membership', () => {
  const account = { id: '4102', name: 'Plus' }
  const inBasket = annualMembershipLine()

  it("is the account's, even with another in the bag", () => {
    expect(membershipInForce(account, [inBasket])).toBe(account)
  })

  it('is the one in the bag without an account membership', () => {
    expect(membershipInForce(null, [lipstickLine(), inBasket])).toBe(inBasket.membership)
  })

  it("is never 'none:none'", () => {
    expect(membershipInForce({ id: 'none:none' }, [inBasket])).toBe(inBasket.membership)
    expect(membershipInForce({ id: 'none:none' }, [])).toBeNull()
  })

  it('is none for a gift in the bag', () => {
    expect(membershipInForce(null, [giftMembershipLine()])).toBeNull()
  })
})

it.each([
  [{ id: '4102' }, true],
  [{ id: 'none:none' }, false],
  [null, false],
  [undefined, false],
])('the account membership %o counts: %s', (membership, counts) => {
  expect(isAccountMembership(membership)).toBe(counts)
})
