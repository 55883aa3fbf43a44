import { isAbout } from '#mock-server/faults/decide-faults.ts'
import { selectWorld } from '#mock-server/scenarios/selected-worlds.ts'
import type { BaseWorld } from '#mock-server/worlds/world.ts'

/** What can affect an operation: its name, and the types whose fields it selects, interfaces included. */
export type Concern = { operation: string; types: ReadonlySet<string> }

/**
 * A selection's base world, limited to the faults that target the operation and the replaced answers whose fields it selects. The rest cannot affect the
 * answer, so worlds that differ only there are equal.
 */
export function baseFor(selection: string, { operation, types }: Concern): BaseWorld {
  const base = wholeBase(selection)
  const { faults, answers } = base.state
  const befalling = faults.filter(({ target }) => isAbout(target, operation))
  const asked = Object.entries(answers).filter(([coordinate]) => types.has(coordinate.split('.')[0] ?? ''))
  if (befalling.length === faults.length && asked.length === Object.keys(answers).length) return base
  return { ...base, state: { ...base.state, faults: befalling, answers: Object.fromEntries(asked) } }
}

/** A cache of its own: the sweep has more selections than the server caches. */
const bases = new Map<string, BaseWorld>()

function wholeBase(selection: string): BaseWorld {
  const known = bases.get(selection)
  if (known) return known
  const { base } = selectWorld(selection)
  bases.set(selection, base)
  return base
}
