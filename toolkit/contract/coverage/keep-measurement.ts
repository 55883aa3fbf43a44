import { hashFiles, hashUnder, readNote, writeNote } from '../../testing/changed-files.mjs'
import { PROJECT_ROOT } from '../load.ts'
import { coverageInputs } from './inputs.mjs'
import type { Measured } from './measure.ts'

/** The last measurement, with the hash of the files that it belongs to. */
type Kept = { hash: string; measured: Measured }

/** Where the last measurement is kept, and the hash of the files as they are now. */
export type Keeper = { hash: string; read: () => Kept | undefined; write: (kept: Kept) => void }

/** With the dependencies, so that a clean checkout has none. A folder other than the project's has none either. */
export function keeperOf(root: string): Keeper | undefined {
  if (root !== PROJECT_ROOT) return undefined
  return {
    hash: hashUnder(hashFiles(), coverageInputs),
    // Whoever can write there can change the dependencies too.
    read: () => readNote('coverage', undefined) as Kept | undefined,
    write: (kept) => writeNote('coverage', kept),
  }
}

/**
 * Measures the answers unless they were measured on the same files: the gate of `npm test`, the gallery and a person ask for the same, and each measurement
 * keeps a core busy for half a minute. One with problems is not kept: what it found may be gone at the next try.
 */
export async function measureOnce(keeper: Keeper | undefined, measure: () => Promise<Measured>): Promise<Measured> {
  const kept = keeper?.read()
  if (kept && kept.hash === keeper?.hash) return kept.measured
  const measured = await measure()
  if (keeper && measured.problems.length === 0) keeper.write({ hash: keeper.hash, measured })
  return measured
}
