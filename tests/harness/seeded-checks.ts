import fc from 'fast-check'

/** The default seed of generated examples: fixed, so that only a change can turn a test red. */
const SEED = 20260302

/** The seed from FAST_CHECK_SEED: the default if it is unset, a number, or a different one in every run (`random`). */
export function seedOf(wanted: string | undefined): number | undefined {
  if (wanted === undefined || wanted === '') return SEED
  if (wanted === 'random') return undefined
  const seed = Number(wanted)
  if (!Number.isSafeInteger(seed)) throw new Error(`FAST_CHECK_SEED is a whole number or "random", and not "${wanted}".`)
  return seed
}

const seed = seedOf(process.env['FAST_CHECK_SEED'])
if (seed !== undefined) fc.configureGlobal({ seed })

// Replaces fast-check in every unit test; only loaded by tests that use it.
export * from 'fast-check'
// oxlint-disable-next-line import/no-default-export -- it is fast-check's own
export { default } from 'fast-check'
