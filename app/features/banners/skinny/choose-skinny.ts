import { fitOf, type Pages } from '../page-patterns.ts'

/** What of a skinny banner decides whether it shows. */
export type Candidate<Banner> = Pages & {
  isMember: boolean
  isNonMember: boolean
  experimentId?: string | null
  variants: readonly Banner[]
}

/** The banner of a page for whoever is here: of those for members or of those for others, the one that fits best; on a tie the first. */
export function chooseSkinny<Banner extends Candidate<unknown>>(
  banners: readonly Banner[],
  { path, isMember }: { path: string; isMember: boolean },
): Banner | undefined {
  let best: { banner: Banner; fit: number } | undefined
  for (const banner of banners) {
    const fit = (isMember ? banner.isMember : banner.isNonMember) ? fitOf(banner, path) : undefined
    if (fit !== undefined && (best === undefined || fit > best.fit)) best = { banner, fit }
  }
  return best?.banner
}

/**
 * Which of a banner's wordings shows, by its experiment's value: 0 is the banner itself, n its nth variant, and what is no number or names
 * none of them is 0.
 */
export function variationOf(
  { experimentId, variants }: Pick<Candidate<unknown>, 'experimentId' | 'variants'>,
  value: string | undefined,
): number {
  if (!experimentId || value === undefined || !/^\d{1,6}$/.test(value)) return 0
  const variation = Number(value)
  return variation <= variants.length ? variation : 0
}
