import { toMinorUnits } from '../money/minor-units.ts'
import { type RuleNotification, ruleNotification } from './basket-line.ts'

/** A membership's spending limit and the amounts compared with it. */
type SpendingLimit = {
  /** Spending limit for a term, major units (300 for the monthly 300); null: no limit. */
  readonly limit: number | null
  /** Spend in this term before the basket, minor units. 0 for a membership that is only in the basket. */
  readonly spentSoFar: number
  /** The basket's products at the Member's Price, before discounts, minor units. */
  readonly spend: number
  /** Whose membership it is: the account's, or one in the basket. */
  readonly membership: 'account' | 'inBag'
}

/**
 * Notifies the shopper that a basket exceeds a membership's limit: a member has reached it (OUT_OF_LIMIT), or the membership in the basket is too
 * small (MEMBERSHIP_INSUFFICIENT_LIMIT). A spend equal to the limit is allowed. Nothing is removed: the shopper chooses. Spec §8.
 */
export function spendingLimitNotifications({ limit, spentSoFar, spend, membership }: SpendingLimit): RuleNotification[] {
  if (limit === null || spentSoFar + spend <= toMinorUnits(limit)) return []
  return [ruleNotification(membership === 'account' ? 'OUT_OF_LIMIT' : 'MEMBERSHIP_INSUFFICIENT_LIMIT', 'warn')]
}
