import { askForPage } from '#app/platform/graphql/page-questions.ts'
import { logError } from '#app/platform/log/log-error.ts'
import { type Owner, readKept, writeKept } from '#app/platform/storage/kept-for.ts'
import { RENEWAL_KEY } from '#app/platform/storage/owned-keys.ts'
import { contractNow } from '#app/platform/time/contract-clock.ts'
import type { RenewalMark } from './choose-prompt.ts'
import { type TimeLeft, timeLeft } from './time-left.ts'

/** What the failed renewal modal says of the right to renew. */
export type RenewalRight = { left: TimeLeft; hasGift: boolean }

const marks: readonly RenewalMark[] = ['MODAL_CLOSED', 'NAVIGATE_TO_PAYMENT', 'NO_ENTITLEMENT']

/** What this session remembers of the failed renewal. */
export function readRenewalMark(owner: Owner): RenewalMark | undefined {
  return readKept('session', RENEWAL_KEY, owner, (value) => marks.find((mark) => mark === value))
}

/** Remembers, for this session, what became of the failed renewal. What was remembered first stays. */
export function markRenewal(owner: Owner, mark: RenewalMark): void {
  if (readRenewalMark(owner) === undefined) writeKept('session', RENEWAL_KEY, owner, mark)
}

/** The right to renew; null if there is none, which is remembered, and undefined if the request failed. */
export async function renewalRight(owner: Owner): Promise<RenewalRight | null | undefined> {
  try {
    const { gracePeriodEntitlement: right } = await askForPage('getGracePeriodEntitlement', {})
    const left = right ? timeLeft(Date.parse(right.expiresAt), contractNow()) : undefined
    if (right && left) return { left, hasGift: right.willBeGrantedGift }
    markRenewal(owner, 'NO_ENTITLEMENT')
    return null
  } catch (error) {
    logError('Failed fetching grace period entitlement', error)
    return undefined
  }
}
