import type { BasketRecord } from '#fixtures/basket/record.ts'
import { codeEndsAt, creditsLeft, referralCode, referralOf } from '../account/referral-credit.ts'
import { advocateOf } from '../account/referral-invitation.ts'
import type { ContractContext } from '../context.ts'
import { anniversaryGiftOffers } from '../membership/anniversary-gift.ts'
import { stayGiftOffers } from '../membership/stay-gift.ts'
import { welcomeGiftOffers } from '../membership/welcome-gift.ts'
import type { DiscountOffer } from '../rules/rewards/discount-offer.ts'
import { advocateOffer, friendOffer } from '../rules/rewards/referral.ts'
import { storeTerms } from '../rules/store-terms.ts'
import { storeOffers } from './offers.ts'

/** Refer-a-friend credits: the shopper's own if one is unspent, and one for each friend's code they entered. */
export function referralOffers(codes: readonly string[], context: ContractContext): DiscountOffer[] {
  const terms = storeTerms(context.store)
  const identity = context.shopper.read('identity')
  const isAdvocate = identity !== null && creditsLeft(referralOf(identity, context.shopper)) > 0
  const friends = codes.flatMap((code) => {
    const advocate = advocateOf(code, context)
    return advocate && advocate.id !== identity?.id
      ? [friendOffer(referralCode(advocate), terms, codeEndsAt(advocate, context.startsAt))]
      : []
  })
  return [...(isAdvocate ? [advocateOffer(terms)] : []), ...friends]
}

/** Every offer open to the current shopper: the store's, those that a scenario adds, the refer-a-friend credits, and the gifts of a membership. */
export function offersFor({ codes, lines }: Pick<BasketRecord, 'codes' | 'lines'>, context: ContractContext): DiscountOffer[] {
  const ofStore = storeOffers(context.store, context.startsAt, context.world.state.read('offers'))
  const ofMembership = [...stayGiftOffers(context), ...welcomeGiftOffers(context), ...anniversaryGiftOffers(lines, context)]
  return [...ofStore, ...referralOffers(codes, context), ...ofMembership]
}
