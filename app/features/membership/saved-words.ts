import { membershipCopy } from '#app/messages/account/membership.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import type { SavingsAgainstCost } from './membership-data.ts'

const copy = membershipCopy.savings

/** What the membership saved, set against what it cost, as a sentence. */
export function savedWords({ total, cost, difference, isPaidBack }: SavingsAgainstCost): string {
  const amounts = { total: total.formatted, cost: cost.formatted, difference: difference.formatted }
  if (cost.raw === 0) return formatMessage(copy.free, amounts)
  if (difference.raw === 0) return formatMessage(copy.even, amounts)
  return formatMessage(isPaidBack ? copy.ahead : copy.behind, amounts)
}
