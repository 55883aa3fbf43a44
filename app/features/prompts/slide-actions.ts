import type { GetDiscoveryJourneySlidesQuery } from '#operations/__generated__/operations.ts'

type DiscoverySlideId = GetDiscoveryJourneySlidesQuery['discoveryJourneySlides']['slides'][number]['id']

/** The slides that the shop can show. A newer contract may have more, which are left out. */
const slideIds: ReadonlySet<DiscoverySlideId> = new Set(['WELCOME_SLIDE', 'ACTIVE_BENEFITS', 'REDEEMED_BENEFITS', 'NO_ACTIVE_MEMBERSHIP'])

/** Slides without those that the shop does not know. */
export function knownSlides<Slide extends { id: DiscoverySlideId }>(slides: readonly Slide[]): Slide[] {
  return slides.filter(({ id }) => slideIds.has(id))
}

/** What the main button of a slide does. */
export type SlideAction = 'CONTINUE' | 'VIEW_PERKS' | 'JOIN'

/** Flag `discovery-view-perks`: whether a slide ends in 'View Perks' when it is the last, or by the literal rule. Open point A100. */
export type ViewPerksRule = 'last-slide' | 'literal'

/** The main button of the slide at `at`. Spec §2, §4. */
export function slideAction(slides: readonly DiscoverySlideId[], at: number, rule: ViewPerksRule): SlideAction {
  const id = slides[at]
  if (id === 'NO_ACTIVE_MEMBERSHIP') return 'JOIN'
  // A welcome alone goes on too: to the page behind it.
  if (id === 'WELCOME_SLIDE') return 'CONTINUE'
  const isLast = at >= slides.length - 1
  if (isLast) return 'VIEW_PERKS'
  if (rule === 'last-slide') return 'CONTINUE'
  const endsEarly =
    (id === 'ACTIVE_BENEFITS' && !slides.includes('REDEEMED_BENEFITS')) ||
    (id === 'REDEEMED_BENEFITS' && !slides.includes('NO_ACTIVE_MEMBERSHIP'))
  return endsEarly ? 'VIEW_PERKS' : 'CONTINUE'
}

/** Whether a slide has Back: every one but the welcome and the first. */
export function hasBack(slides: readonly DiscoverySlideId[], at: number): boolean {
  return at > 0 && slides[at] !== 'WELCOME_SLIDE'
}
