import fc from 'fast-check'

/** What generated examples are drawn from: always the same, so that a change alone can turn a test red. */
const SEED = 20260302

/** The seed that FAST_CHECK_SEED asks for: the usual one where it says nothing, a number, or another in every run (`random`). */
export function seedOf(wanted: string | undefined): number | undefined {
  if (wanted === undefined || wanted === '') return SEED
  if (wanted === 'random') return undefined
  const seed = Number(wanted)
  if (!Number.isSafeInteger(seed)) throw new Error(`FAST_CHECK_SEED is a whole number or "random", and not "${wanted}".`)
  return seed
}

const seed = seedOf(process.env['FAST_CHECK_SEED'])
if (seed !== undefined) fc.configureGlobal({ seed })

// Stands in the place of fast-check in every unit test, and is loaded by those alone that use it.
export * from 'fast-check'
// oxlint-disable-next-line import/no-default-export -- it is fast-check's own
export { default } from 'fast-check'
