import type { BasketRecord } from '#fixtures/basket/record.ts'
import { shoppers } from '#fixtures/shoppers/shoppers.ts'
import { creditsLeft, referralCode, referralOf } from '../account/referral-credit.ts'
import type { ContractContext } from '../context.ts'
import type { DiscountOffer } from '../rules/rewards/discount-offer.ts'
import { advocateOffer, friendOffer } from '../rules/rewards/referral.ts'
import { storeTerms } from '../rules/store-terms.ts'
import { storeOffers } from './offers.ts'

/** True when somebody of this store has the code, and it is not the shopper's own. */
function isOfFriend(code: string, { store, shopper }: ContractContext): boolean {
  const typed = code.trim().toUpperCase()
  const own = shopper.read('identity')?.id
  return shoppers.some((person) => person.store === store && person.id !== own && referralCode(person) === typed)
}

/** The credits of refer-a-friend: the shopper's own while one waits to be spent, and that of each friend whose code was typed. */
export function referralOffers(codes: readonly string[], context: ContractContext): DiscountOffer[] {
  const terms = storeTerms(context.store)
  const identity = context.shopper.read('identity')
  const isAdvocate = identity !== null && creditsLeft(referralOf(identity, context.shopper)) > 0
  const friends = codes.filter((code) => isOfFriend(code, context)).map((code) => friendOffer(code.trim().toUpperCase(), terms))
  return [...(isAdvocate ? [advocateOffer(terms)] : []), ...friends]
}

/** Every offer open to the current shopper: the store's and those of refer-a-friend. */
export function offersFor({ codes }: Pick<BasketRecord, 'codes'>, context: ContractContext): DiscountOffer[] {
  return [...storeOffers(context.store, context.startsAt), ...referralOffers(codes, context)]
}
