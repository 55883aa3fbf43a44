import type { FlagRecord } from '#fixtures/flags/record.ts'
import type { JournalEntry } from '../journal-store.ts'
import { chiSquare, chiSquareProbability } from './chi-square.ts'

/** The event by which the shop reports an exposure. */
const EXPOSURE_EVENT = 'Experiment Viewed'

/** A sample whose ratio chance makes less often than this is not as planned. Strict, because every experiment is looked at time and again. */
export const MISMATCH_BELOW = 0.001

/** The statistic means nothing where fewer exposures of a variation are expected. */
export const FEWEST_EXPECTED = 5

/** What the counts say: nothing, because one variation alone is recorded; too few to tell; in the planned ratio, or not. */
export const ratioVerdicts = ['NO_RATIO', 'TOO_FEW', 'AS_PLANNED', 'MISMATCH'] as const

/** One of them. */
type RatioVerdict = (typeof ratioVerdicts)[number]

/** One variation: how many sessions saw it, of those that count, and which share was planned (0 to 1; 0 where no exposure is planned). */
type ExposedVariation = { variation: string; exposures: number; share: number; plannedShare: number }

/** The exposures of one experiment. */
export type ExposedExperiment = {
  flag: string
  /** Sessions that saw exactly one variation. */
  exposures: number
  /** Sessions that saw more than one, and are not counted: somebody overrode the experiment in between. */
  mixed: number
  /** In the order in which the experiment declares them. */
  variations: readonly ExposedVariation[]
  /** The statistic and its probability; null where there are too few exposures, or one was not planned. */
  chiSquare: number | null
  probability: number | null
  verdict: RatioVerdict
}

/** The variations that one session saw, by experiment. An event that is not as declared counts for nothing. */
export function exposuresIn(entries: readonly JournalEntry[]): ReadonlyMap<string, ReadonlySet<string>> {
  const seen = new Map<string, Set<string>>()
  for (const { kind, operation, codes, variables } of entries) {
    const { flag, variation } = variables
    if (kind !== 'analytics' || operation !== EXPOSURE_EVENT || codes.length > 0) continue
    if (typeof flag !== 'string' || typeof variation !== 'string') continue
    seen.set(flag, (seen.get(flag) ?? new Set()).add(variation))
  }
  return seen
}

/**
 * Compares how many sessions saw each variation with the ratio that each experiment plans. A session is the unit: it counts once for an experiment.
 * `flags` are the experiments by name; of one that they do not know nothing is planned.
 */
export function exposureTable(
  sessions: readonly ReadonlyMap<string, ReadonlySet<string>>[],
  flags: Readonly<Record<string, FlagRecord>>,
): ExposedExperiment[] {
  const names = [...new Set(sessions.flatMap((session) => [...session.keys()]))].sort()
  return names.map((flag) => {
    const seen = sessions.flatMap((session) => session.get(flag) ?? [])
    const single = seen.flatMap((variations) => (variations.size === 1 ? [...variations] : []))
    return { flag, mixed: seen.length - single.length, ...ratioOf(single, Object.hasOwn(flags, flag) ? flags[flag] : undefined) }
  })
}

function ratioOf(seen: readonly string[], experiment: FlagRecord | undefined): Omit<ExposedExperiment, 'flag' | 'mixed'> {
  const planned = plannedShares(experiment)
  const known = [...new Set([...planned.keys(), ...seen.toSorted()])]
  const variations = known.map((variation) => {
    const exposures = seen.filter((one) => one === variation).length
    return { variation, exposures, share: seen.length === 0 ? 0 : exposures / seen.length, plannedShare: planned.get(variation) ?? 0 }
  })
  return { exposures: seen.length, variations, ...checkOf(variations, seen.length) }
}

function checkOf(
  variations: readonly ExposedVariation[],
  exposures: number,
): Pick<ExposedExperiment, 'chiSquare' | 'probability' | 'verdict'> {
  if (variations.some((one) => one.plannedShare === 0 && one.exposures > 0))
    return { chiSquare: null, probability: null, verdict: 'MISMATCH' }
  const counts = variations.flatMap(({ exposures: observed, plannedShare }) =>
    plannedShare > 0 ? [{ observed, expected: plannedShare * exposures }] : [],
  )
  if (counts.length < 2) return { chiSquare: null, probability: null, verdict: 'NO_RATIO' }
  if (counts.some(({ expected }) => expected < FEWEST_EXPECTED)) return { chiSquare: null, probability: null, verdict: 'TOO_FEW' }
  const statistic = chiSquare(counts)
  const probability = chiSquareProbability(statistic, counts.length - 1)
  return { chiSquare: statistic, probability, verdict: probability < MISMATCH_BELOW ? 'MISMATCH' : 'AS_PLANNED' }
}

/** The share of exposures that each variation is planned to have: its part of all parts. */
function plannedShares(experiment: FlagRecord | undefined): ReadonlyMap<string, number> {
  if (!experiment) return new Map()
  const parts = Object.keys(experiment.values).map((variation): [string, number] => [variation, partOf(experiment, variation)])
  const all = parts.reduce((sum, [, part]) => sum + part, 0)
  return new Map(parts.map(([variation, part]) => [variation, all === 0 ? 0 : part / all]))
}

function partOf({ parts }: FlagRecord, variation: string): number {
  if (!parts) return 1
  return Object.hasOwn(parts, variation) ? (parts[variation] ?? 0) : 0
}
