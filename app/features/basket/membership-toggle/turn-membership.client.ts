import { logError } from '#app/platform/log/log-error.ts'
import { saveTypicalJourney } from '#app/platform/shopper/typical-journey.ts'
import { changeBasket } from '../store/basket-store.client.ts'

/** The server responded without changing the basket: its notice is shown above the basket. */
const NOT_DONE = 'NOT_DONE'

/** Adds the membership to the basket. Once it is there, the shopper is on the member journey. */
export async function addMembership(membershipId: string): Promise<void> {
  const outcome = await changeBasket({ kind: 'addMembership', membershipId, location: 'MEMBERSHIP_TOGGLE_CARD' })
  if (outcome.status === 'answered' && outcome.basket.hasMembershipInBag) saveTypicalJourney(false)
  else logError(`Could not add membership ${membershipId} in MembershipToggleCard`, outcome.status === 'failed' ? outcome.code : NOT_DONE)
}

/** Removes the membership from the basket. Once it is gone, the shopper is on the typical journey. */
export async function removeMembership(lineId: string): Promise<void> {
  const outcome = await changeBasket({ kind: 'remove', lineId })
  if (outcome.status === 'answered' && !outcome.basket.lines.some(({ id }) => id === lineId)) saveTypicalJourney(true)
  else logError('Could not remove membership from bag in MembershipToggleCard', outcome.status === 'failed' ? outcome.code : NOT_DONE)
}
