import { toMinorUnits } from '../money/minor-units.ts'
import { type RuleNotification, ruleNotification } from './basket-line.ts'

/** A membership's limit and what it is held against. */
type SpendingLimit = {
  /** What may be spent in a term, major units (300 for the monthly 300); null: no limit. */
  readonly limit: number | null
  /** What was spent in this term before the basket, minor units. 0 for a membership that is only in the basket. */
  readonly spentSoFar: number
  /** The basket's products at the Member's Price, before discounts, minor units. */
  readonly spend: number
  /** Whose it is: the account's, or one that is being bought with the basket. */
  readonly membership: 'account' | 'inBag'
}

/**
 * Tells that a basket exceeds a membership's limit: a member has hit it (OUT_OF_LIMIT), or the membership in the basket is too small for the basket
 * (MEMBERSHIP_INSUFFICIENT_LIMIT). Exactly at the limit is within it. Nothing is taken out: the shopper chooses. Spec §8.
 */
export function spendingLimitNotifications({ limit, spentSoFar, spend, membership }: SpendingLimit): RuleNotification[] {
  if (limit === null || spentSoFar + spend <= toMinorUnits(limit)) return []
  return [ruleNotification(membership === 'account' ? 'OUT_OF_LIMIT' : 'MEMBERSHIP_INSUFFICIENT_LIMIT', 'warn')]
}
