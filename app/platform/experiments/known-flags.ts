/** Feature flags and experiments that the shop reads, with their base values. Names: Spec §4 and open point A42. */
export const baseFlags = {
  'experiment-use-discovery-journey': '0',
  'experiment-anniversary-teaser': '0',
  'experiment-promotional-banner': '0',
  'experiment-search-order-it-again': '0',
  'experiment-promo-visibility': '0',
  'experiment-strikethrough-price': 'control',
  'experiment-free-shipping-threshold': '0',
  'experiment-order-it-again-badge': 'everybody',
  showMemberBenefits: '1',
  'account-menu-variant': 'one',
  'disable-skinny-banner': '0',
  'disable-promotional-banner': '0',
  'alternative-auth': '0',
  'progressive-login': '0',
  'review-widget': '0',
  'chat-widget': '0',
  'strip-minor-zeros': '0',
  'alert-auto-close': 'by-level',
  'overlay-outside-click': '1',
  'select-cap': '0',
  'countdown-display': 'clock',
  'discovery-view-perks': 'last-slide',
  'discovery-after-renewal': 'acted',
  'anniversary-day-word': 'counted',
} as const

/** A flag that the shop knows by name. */
export type FlagName = keyof typeof baseFlags

/** An experiment named by the CMS, beyond those the shop knows. */
export type ExperimentName = `experiment-${string}`

/** Every known flag has a value; experiments known only to the CMS may have one. */
export type Flags = Readonly<Record<FlagName, string>> & Readonly<Partial<Record<ExperimentName, string>>>

/** Maximum length of names and values in characters; longer ones are ignored. */
const LONGEST = 100

/** Base values overlaid with the given flags: known names and experiments with a short text. Anything else is ignored. */
export function flagsIn(said: Readonly<Record<string, unknown>>): Flags {
  const own: Record<string, string> = {}
  for (const [name, value] of Object.entries(said))
    if (isFlag(name) && typeof value === 'string' && value.length <= LONGEST) own[name] = value
  return { ...baseFlags, ...own }
}

function isFlag(name: string): boolean {
  return Object.hasOwn(baseFlags, name) || (name.startsWith('experiment-') && name.length <= LONGEST)
}
