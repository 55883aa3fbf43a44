import { logError } from '#app/platform/log/log-error.ts'
import { saveTypicalJourney } from '#app/platform/shopper/typical-journey.ts'
import { changeBasket } from '../store/basket-store.client.ts'

/** The server has answered, and left the basket as it was: what it has to say stands above the basket. */
const NOT_DONE = 'NOT_DONE'

/** Puts the membership into the basket; the shopper is on the member's journey once it is there. [MTOGGLE-10, MTOGGLE-11, MTOGGLE-16] */
export async function addMembership(membershipId: string): Promise<void> {
  const outcome = await changeBasket({ kind: 'addMembership', membershipId, location: 'MEMBERSHIP_TOGGLE_CARD' })
  if (outcome.status === 'answered' && outcome.basket.hasMembershipInBag) saveTypicalJourney(false)
  else logError(`Could not add membership ${membershipId} in MembershipToggleCard`, outcome.status === 'failed' ? outcome.code : NOT_DONE)
}

/** Takes the membership out of the basket; the shopper is on the typical journey once it is gone. [MTOGGLE-12, MTOGGLE-13, MTOGGLE-17] */
export async function removeMembership(lineId: string): Promise<void> {
  const outcome = await changeBasket({ kind: 'remove', lineId })
  if (outcome.status === 'answered' && !outcome.basket.lines.some(({ id }) => id === lineId)) saveTypicalJourney(true)
  else logError('Could not remove membership from bag in MembershipToggleCard', outcome.status === 'failed' ? outcome.code : NOT_DONE)
}
