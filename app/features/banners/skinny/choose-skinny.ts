import { fitOf, type Pages } from '../page-patterns.ts'

/** The fields that decide whether a skinny banner shows. */
type Candidate<Banner> = Pages & {
  isMember: boolean
  isNonMember: boolean
  experimentId?: string | null
  variants: readonly Banner[]
}

/** Picks the best match for the page from the member or guest banners; the first wins a tie. */
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

/** The variant that the experiment's value selects: 0 is the banner itself, n its nth variant. Any other value counts as 0. */
export function variationOf(
  { experimentId, variants }: Pick<Candidate<unknown>, 'experimentId' | 'variants'>,
  value: string | undefined,
): number {
  if (!experimentId || value === undefined || !/^\d{1,6}$/.test(value)) return 0
  const variation = Number(value)
  return variation <= variants.length ? variation : 0
}
