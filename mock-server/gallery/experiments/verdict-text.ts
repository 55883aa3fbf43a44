import type { ListedExperiment, ListedExposures } from '../api/exposure-answers.ts'

/** A share, 0 to 1, in per cent with one digit after the point. */
export function shareText(share: number): string {
  return `${(share * 100).toFixed(1)}%`
}

/** How many sessions were read, in a few words. */
export function exposureNote({ sessions }: Pick<ListedExposures, 'sessions'>): string {
  return `${counted(sessions, 'open session')}`
}

/** What the check of an experiment's ratio says, with its figures. */
export function verdictText({ exposures, mixed, variations, chiSquare, probability, verdict }: ListedExperiment): string {
  const aside =
    mixed === 0 ? '' : ` ${counted(mixed, 'session')} saw more than one variation and ${mixed === 1 ? 'is' : 'are'} not counted.`
  return `${sentenceOf()} ${counted(exposures, 'exposure')}.${aside}`

  function sentenceOf(): string {
    const unplanned = variations.filter((one) => one.plannedShare === 0 && one.exposures > 0).map(({ variation }) => variation)
    if (unplanned.length > 0) return `Mismatch: no exposure to ${unplanned.join(', ')} is planned.`
    if (verdict === 'NO_RATIO') return 'One variation alone is recorded: there is no ratio.'
    if (verdict === 'TOO_FEW' || chiSquare === null || probability === null) return 'Too few exposures to tell.'
    const figures = `chi-square ${chiSquare.toFixed(2)}, p ${probability < 0.0001 ? 'below 0.0001' : probability.toFixed(4)}`
    return verdict === 'MISMATCH' ? `Mismatch: not the planned ratio (${figures}).` : `As planned (${figures}).`
  }
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}
