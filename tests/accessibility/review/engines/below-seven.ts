import type { ContrastPair, EngineFinding, Undecided } from '../evidence.ts'

/** Text that may have less contrast than 7 to 1 (large text 4.5), with the reason, which the report shows. It keeps the 4.5 (3) that level AA asks for. */
type Exception = { foreground: string; background: string; where: string; why: string }

/** All text of the shop has a contrast of 7 to 1, but for what is listed here. */
export const belowSeven: readonly Exception[] = []

/** The ratio that WCAG 1.4.6 asks for where level AA asks for another. */
const enhanced = (needed: number): number => (needed <= 3 ? 4.5 : 7)

/** Judges the pairs of colours that axe measured by 1.4.6: one below it is a finding, unless it is listed. */
export function contrastBelowSeven(
  pairs: readonly ContrastPair[],
  listed: readonly Exception[] = belowSeven,
): { findings: EngineFinding[]; undecided: Undecided[] } {
  const low = pairs
    .filter(({ ratio, needed }) => ratio < enhanced(needed))
    .map((pair) => ({ pair, exception: listed.find((one) => one.foreground === pair.foreground && one.background === pair.background) }))
  return {
    findings: low.flatMap(({ pair, exception }): EngineFinding[] => (exception ? [] : [{ ...toldOf(pair), html: '' }])),
    undecided: low.flatMap(({ pair, exception }): Undecided[] =>
      exception ? [{ ...toldOf(pair), count: pair.count, settled: `${exception.where}: ${exception.why}` }] : [],
    ),
  }
}

function toldOf({ foreground, background, ratio, needed, sample }: ContrastPair) {
  return {
    engine: 'axe' as const,
    rule: 'text-below-seven',
    // Of level AAA, which the report does not list.
    criteria: [],
    message: `${foreground} on ${background} has a contrast of ${ratio} to 1, and ${enhanced(needed)} is wanted, as in “${sample}”`,
    target: '',
  }
}
