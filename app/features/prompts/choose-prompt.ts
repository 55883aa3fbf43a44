import type { UserType } from '#app/platform/shopper/user.ts'
import { isInAnniversaryWindow } from './anniversary-days.ts'
import { isTermsPage, mayPrompt } from './prompt-paths.ts'

/** Prompts that an account remembers as seen. */
export type PromptName = 'ANNIVERSARY_GIFT_TEASER' | 'DISCOVERY_JOURNEY_MODAL'

/** Values of the session's failed-renewal key. Spec §4. */
export type RenewalMark = 'MODAL_CLOSED' | 'NAVIGATE_TO_PAYMENT' | 'NO_ENTITLEMENT'

/** Everything that the choice depends on. */
export type PromptFacts = {
  path: string
  isLoggedIn: boolean
  isMember: boolean
  userType: UserType
  hasPlusMembership: boolean
  isSixtyDayTrial: boolean
  /** Names of the prompts seen; `FAILURE` if the server could not tell. */
  seen: readonly string[] | 'FAILURE'
  renewalMark: RenewalMark | undefined
  /** Whether a right to renew is open; undefined if nobody asked or the request failed. */
  mayRenew: boolean | undefined
  /** Days to the end of the active plus subscription; undefined without one. */
  anniversaryDays: number | undefined
  giftCount: number
  flags: { teaser: string; discovery: string; discoveryAfterRenewal: string }
}

/** The prompt to show, and what is marked as seen when it is closed or followed. */
export type ChosenPrompt = { prompt: 'FAILED_RENEWAL' | PromptName; marks: readonly PromptName[] }

const DISCOVERY: PromptName = 'DISCOVERY_JOURNEY_MODAL'

/** The one prompt of a page, if any: the failed renewal, then the teaser, then the discovery journey. Spec §4. */
export function choosePrompt(facts: PromptFacts): ChosenPrompt | undefined {
  if (shouldAskToRenew(facts) && facts.mayRenew === true) return { prompt: 'FAILED_RENEWAL', marks: [] }
  const isDiscoveryEligible = mayShowDiscovery(facts)
  if (mayShowTeaser(facts))
    return { prompt: 'ANNIVERSARY_GIFT_TEASER', marks: ['ANNIVERSARY_GIFT_TEASER', ...(isDiscoveryEligible ? [DISCOVERY] : [])] }
  return isDiscoveryEligible ? { prompt: DISCOVERY, marks: [DISCOVERY] } : undefined
}

/** Whether to request the right to renew: for logged-in shoppers who are no members, until the session's key is set, not on terms pages. */
export function shouldAskToRenew({ path, isLoggedIn, isMember, renewalMark }: PromptFacts): boolean {
  return isLoggedIn && !isMember && renewalMark === undefined && mayPrompt(path) && !isTermsPage(path)
}

/** Whether the teaser may show. With `giftCount` 1 it tells whether the gifts are worth a request. */
export function mayShowTeaser(facts: PromptFacts): boolean {
  return (
    isUnseen(facts, 'ANNIVERSARY_GIFT_TEASER') &&
    facts.flags.teaser === '1' &&
    isInAnniversaryWindow(facts.anniversaryDays) &&
    facts.giftCount > 0
  )
}

/** Whether the discovery journey may show, whatever its slides turn out to be. */
function mayShowDiscovery(facts: PromptFacts): boolean {
  return (
    isUnseen(facts, DISCOVERY) &&
    facts.flags.discovery === '1' &&
    !isBarredByRenewal(facts) &&
    (facts.hasPlusMembership || facts.isSixtyDayTrial || facts.userType === 'lapsedmember')
  )
}

/** Whether a prompt may show on this page to whoever is logged in, as far as what was seen decides. */
export function isUnseen({ path, isLoggedIn, seen }: PromptFacts, prompt: PromptName): boolean {
  return isLoggedIn && mayPrompt(path) && seen !== 'FAILURE' && !seen.includes(prompt)
}

/** Open point A102: a key that only says that there was nothing to renew bars nothing, unless the flag says so. */
function isBarredByRenewal({ renewalMark, flags }: PromptFacts): boolean {
  return renewalMark !== undefined && (renewalMark !== 'NO_ENTITLEMENT' || flags.discoveryAfterRenewal === 'any')
}

/** What is recorded of the teaser's experiment: that it kept the teaser from a shopper with plus. Spec §4, open point A246. */
export function recordedTeaser({ flags, hasPlusMembership }: Pick<PromptFacts, 'flags' | 'hasPlusMembership'>): '0' | undefined {
  return hasPlusMembership && flags.teaser !== '1' ? '0' : undefined
}
