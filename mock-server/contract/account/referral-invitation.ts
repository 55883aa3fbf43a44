import type { ShopperRecord } from '#fixtures/shoppers/record.ts'
import { shoppers } from '#fixtures/shoppers/shoppers.ts'
import type { ReferralInvitation, ReferralInvitationStanding } from '#schema/__generated__/types.ts'
import type { ContractContext } from '../context.ts'
import { storeTerms } from '../rules/store-terms.ts'
import { codeEndsAt, referralCode } from './referral-credit.ts'

/** The shopper of this store whose code was typed, in any letter case; undefined if nobody has it. */
export function advocateOf(code: string, { store }: Pick<ContractContext, 'store'>): ShopperRecord | undefined {
  const typed = code.trim().toUpperCase()
  return shoppers.find((person) => person.store === store && referralCode(person) === typed)
}

/** What a code offers to the current shopper; null if nobody in this store has it. */
export function referralInvitation(code: string, context: ContractContext): ReferralInvitation | null {
  const advocate = advocateOf(code, context)
  if (!advocate) return null
  const { currency, currencySymbol, referral } = storeTerms(context.store)
  return {
    code: referralCode(advocate),
    sentBy: advocate.firstName,
    credit: referral.credit,
    leastSpend: referral.leastSpend,
    currency,
    currencySymbol,
    standing: standingOf(advocate, context),
  }
}

/** The first reason not to have the credit counts: it is one's own, it has ended, it is for a first order. */
function standingOf(advocate: ShopperRecord, { shopper, startsAt, now }: ContractContext): ReferralInvitationStanding {
  const identity = shopper.read('identity')
  const endsAt = codeEndsAt(advocate, startsAt)
  if (identity?.id === advocate.id) return 'OWN'
  if (endsAt !== null && endsAt <= now) return 'EXPIRED'
  return identity?.hasOrdered ? 'ORDERED_BEFORE' : 'OPEN'
}
