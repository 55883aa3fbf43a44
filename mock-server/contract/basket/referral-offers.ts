import type { BasketRecord } from '#fixtures/basket/record.ts'
import { shoppers } from '#fixtures/shoppers/shoppers.ts'
import { creditsLeft, referralCode, referralOf } from '../account/referral-credit.ts'
import type { ContractContext } from '../context.ts'
import type { DiscountOffer } from '../rules/rewards/discount-offer.ts'
import { advocateOffer, friendOffer } from '../rules/rewards/referral.ts'
import { storeTerms } from '../rules/store-terms.ts'
import { storeOffers } from './offers.ts'

/** True if the code belongs to another shopper of this store. */
function isOfFriend(code: string, { store, shopper }: ContractContext): boolean {
  const typed = code.trim().toUpperCase()
  const own = shopper.read('identity')?.id
  return shoppers.some((person) => person.store === store && person.id !== own && referralCode(person) === typed)
}

/** Refer-a-friend credits: the shopper's own if one is unspent, and one for each friend's code they entered. */
export function referralOffers(codes: readonly string[], context: ContractContext): DiscountOffer[] {
  const terms = storeTerms(context.store)
  const identity = context.shopper.read('identity')
  const isAdvocate = identity !== null && creditsLeft(referralOf(identity, context.shopper)) > 0
  const friends = codes.filter((code) => isOfFriend(code, context)).map((code) => friendOffer(code.trim().toUpperCase(), terms))
  return [...(isAdvocate ? [advocateOffer(terms)] : []), ...friends]
}

/** Every offer open to the current shopper: the store's, those that a scenario adds, and the refer-a-friend credits. */
export function offersFor({ codes }: Pick<BasketRecord, 'codes'>, context: ContractContext): DiscountOffer[] {
  return [...storeOffers(context.store, context.startsAt, context.world.state.read('offers')), ...referralOffers(codes, context)]
}
