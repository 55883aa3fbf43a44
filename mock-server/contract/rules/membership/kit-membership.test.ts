import { expect, it } from 'vitest'
import { annualMembershipLine, guest, lipstickLine, member } from '../testing/lines.ts'
import { dropKitMemberships, isRemovable, withoutLostKits } from './kit-membership.ts'

const kit = lipstickLine({ offerId: 'KIT' })
const own = annualMembershipLine()
const ofKit = annualMembershipLine({ id: 'kit-plus' }, { kitSku: 'KIT' })

it("a member's bag holds no kit's membership [BASKET-37]", () => {
  const { lines, notifications } = dropKitMemberships([kit, ofKit, own], member)
  expect(lines).toEqual([kit, own])
  expect(notifications).toMatchObject([{ code: 'MEMBERSHIP_KIT_REMOVED' }])
})

it("a non-member's may [BASKET-37]", () => {
  expect(dropKitMemberships([kit, ofKit, own], guest)).toEqual({ lines: [kit, ofKit, own], notifications: [] })
})

it("all is removable but a kit's membership", () => {
  expect([kit, own, ofKit].map(isRemovable)).toEqual([true, true, false])
})

it("a kit's membership goes when its kit is gone", () => {
  expect(withoutLostKits([ofKit, own, kit])).toEqual([ofKit, own, kit])
  expect(withoutLostKits([ofKit, own])).toEqual([own])
})
