import { recordExposure } from '#app/platform/experiments/exposures.ts'
import { loadFlags } from '#app/platform/experiments/use-flag.client.ts'
import { askForPage } from '#app/platform/graphql/page-questions.ts'
import { needsLogin } from '#app/platform/graphql/request-failure.ts'
import { logError } from '#app/platform/log/log-error.ts'
import { readCookie } from '#app/platform/session/browser-cookies.ts'
import { endedSessionHref } from '#app/platform/session/ended-session-href.ts'
import { contentSource, previewOf } from '#app/platform/session/preview.ts'
import { PLUS_SKU_PREFIX, sixtyDayTrials } from '#app/platform/settings/prompt-plans.ts'
import { readShopper } from '#app/platform/shopper/shopper-record.ts'
import { readUser } from '#app/platform/shopper/stored-user.ts'
import { hasPlusMembership } from '#app/platform/shopper/user-rules.ts'
import type { Owner } from '#app/platform/storage/kept-for.ts'
import { storeOfPath } from '#app/platform/store/link.ts'
import { contractNow } from '#app/platform/time/contract-clock.ts'
import { goTo } from '#app/platform/window/go-to.ts'
import type { GetAnniversaryGiftModalQuery, GetDiscoveryJourneySlidesQuery } from '#operations/__generated__/operations.ts'
import { anniversaryDays } from './anniversary-days.ts'
import {
  choosePrompt,
  isUnseen,
  mayShowTeaser,
  type PromptFacts,
  type PromptName,
  recordedTeaser,
  shouldAskToRenew,
} from './choose-prompt.ts'
import type { PromptFlags } from './prompt-flags.ts'
import { mayPrompt } from './prompt-paths.ts'
import { type RenewalRight, readRenewalMark, renewalRight } from './renewal-right.client.ts'
import { seenPrompts } from './seen-prompts.client.ts'
import type { ViewPerksRule } from './slide-actions.ts'

export type Gifts = NonNullable<GetAnniversaryGiftModalQuery['anniversaryGiftModal']>
export type Slides = GetDiscoveryJourneySlidesQuery['discoveryJourneySlides']['slides']

type OfPrompt = { owner: Owner; marks: readonly PromptName[] }

/** The prompt to show, with all that it shows. */
export type Prompt =
  | ({ name: 'FAILED_RENEWAL'; owner: Owner } & RenewalRight)
  | ({ name: 'ANNIVERSARY_GIFT_TEASER'; days: number; gifts: Gifts; isLiteral: boolean } & OfPrompt)
  | ({ name: 'DISCOVERY_JOURNEY_MODAL'; slides: Slides; rule: ViewPerksRule; areFuturePerks: boolean } & OfPrompt)

/**
 * Gathers what the choice depends on, the cheapest facts first, and asks for no more than it still needs. `rendered`: the flags of a page that was rendered
 * for this visitor; without them they are asked for. Spec §4 'User prompts'.
 */
export async function findPrompt(rendered?: PromptFlags): Promise<Prompt | undefined> {
  const { owner, facts } = knownFacts()
  if (!facts.isLoggedIn || !mayPrompt(facts.path)) return undefined

  const right = shouldAskToRenew(facts) ? await renewalRight(owner) : undefined
  facts.mayRenew = right === undefined ? undefined : right !== null
  if (right && choosePrompt(facts)?.prompt === 'FAILED_RENEWAL')
    return isStill(owner) ? { name: 'FAILED_RENEWAL', owner, ...right } : undefined
  facts.renewalMark = readRenewalMark(owner)

  const flags = rendered ?? (await loadFlags())
  facts.flags = {
    teaser: flags?.['experiment-anniversary-teaser'] ?? '',
    discovery: flags?.['experiment-use-discovery-journey'] ?? '',
    discoveryAfterRenewal: flags?.['discovery-after-renewal'] ?? '',
  }
  const variation = recordedTeaser(facts)
  if (variation) recordExposure('experiment-anniversary-teaser', variation)
  if (facts.flags.teaser !== '1' && facts.flags.discovery !== '1') return undefined

  facts.seen = await seenPrompts(owner)
  const gifts = await anniversaryGifts(facts)
  const chosen = choosePrompt(facts)
  if (!chosen || !isStill(owner)) return undefined
  const { marks } = chosen
  if (chosen.prompt === 'ANNIVERSARY_GIFT_TEASER') {
    const isLiteral = flags?.['anniversary-day-word'] === 'literal'
    return gifts && { name: chosen.prompt, owner, marks, gifts, days: facts.anniversaryDays ?? 0, isLiteral }
  }
  const slides = await discoverySlides()
  if (chosen.prompt !== 'DISCOVERY_JOURNEY_MODAL' || slides.length === 0 || !isStill(owner)) return undefined
  const rule = flags?.['discovery-view-perks'] === 'literal' ? 'literal' : 'last-slide'
  return { name: chosen.prompt, owner, marks, slides, rule, areFuturePerks: facts.isSixtyDayTrial }
}

/** What is known without a request. */
function knownFacts(): { owner: Owner; facts: PromptFacts } {
  const user = readUser()
  const store = storeOfPath(location.pathname)
  const owner = { user: user.id, store: store.locale }
  const facts: PromptFacts = {
    path: location.pathname,
    isLoggedIn: user.isLoggedIn,
    isMember: user.isMember,
    userType: user.userType,
    hasPlusMembership: hasPlusMembership(user),
    isSixtyDayTrial: sixtyDayTrials[store.id].includes(user.membership.id),
    seen: [],
    renewalMark: readRenewalMark(owner),
    mayRenew: undefined,
    anniversaryDays: undefined,
    giftCount: 0,
    flags: { teaser: '', discovery: '', discoveryAfterRenewal: '' },
  }
  return { owner, facts }
}

/** Whether the shopper is still the one that was asked about. */
function isStill({ user }: Owner): boolean {
  const { isLoggedIn, id } = readShopper()
  return isLoggedIn && id === user
}

/** Completes the facts about the anniversary, as long as the teaser may still show. A failure counts as no gifts. */
async function anniversaryGifts(facts: PromptFacts): Promise<Gifts | undefined> {
  if (facts.flags.teaser !== '1' || !isUnseen(facts, 'ANNIVERSARY_GIFT_TEASER')) return undefined
  try {
    const { me } = await askForPage('me', {})
    const plus = me.membership?.subscriptions?.active.find(
      ({ sku, active, status }) => sku.startsWith(PLUS_SKU_PREFIX) && active && status === 'active',
    )
    facts.anniversaryDays = plus && anniversaryDays(Date.parse(plus.currentTermEnd), contractNow())
    if (!mayShowTeaser({ ...facts, giftCount: 1 })) return undefined
    const { anniversaryGiftModal } = await askForPage('getAnniversaryGiftModal', contentSource(previewOf(readCookie)))
    facts.giftCount = anniversaryGiftModal?.gifts.length ?? 0
    return anniversaryGiftModal ?? undefined
  } catch (error) {
    logError('Failed fetching anniversary gifts', error)
    return undefined
  }
}

/** The slides of the discovery journey; none if the request fails. A session that has ended leads to the login and back. Spec §6. */
async function discoverySlides(): Promise<Slides> {
  try {
    return (await askForPage('getDiscoveryJourneySlides', {})).discoveryJourneySlides.slides
  } catch (error) {
    logError('Failed fetching discovery journey slides', error)
    if (needsLogin(error)) goTo(endedSessionHref(storeOfPath(location.pathname), location.pathname + location.search))
    return []
  }
}
