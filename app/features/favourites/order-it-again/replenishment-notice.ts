import { replenishmentWords } from '#app/messages/products/order-it-again.ts'
import type { AccountNotification } from '#app/platform/account/account-notification.client.tsx'
import type { ReplenishmentOutcome } from '#app/platform/account/replenishment-outcome.ts'

/** What the account's notification area says of a removal, or of taking one back. Spec §8. */
export function replenishmentNotice(outcome: ReplenishmentOutcome): AccountNotification {
  const isFailure = outcome === 'not-removed' || outcome === 'not-restored'
  return { type: isFailure ? 'error' : 'success', ...replenishmentWords[outcome] }
}
