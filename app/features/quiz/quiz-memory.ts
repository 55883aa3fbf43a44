import { isAllowed } from '#app/platform/consent/consent.ts'
import { readStored, removeStored, writeStored } from '#app/platform/storage/browser-storage.ts'

const keyOf = (slug: string) => `ottilie-quiz-${slug}`

/** Keeps the answers to a quiz as its address has them, for another visit. Without consent nothing is kept, and what was kept goes. */
export function keepQuiz(slug: string, query: string, locale: string): void {
  if (isAllowed('functional', locale)) writeStored('local', keyOf(slug), query)
  else removeStored('local', keyOf(slug))
}

/** The answers that were kept, as a query; undefined without any, and without consent. */
export function keptQuiz(slug: string, locale: string): string | undefined {
  if (!isAllowed('functional', locale)) return undefined
  const query = readStored('local', keyOf(slug))
  // Storage can be written by anybody who has the device: nothing but the fields of the quiz's own address is used.
  return query && /^[\w.%+=&-]{1,2000}$/.test(query) ? query : undefined
}

/** Forgets what was kept if there is no consent any more. */
export function dropWithoutConsent(slug: string, locale: string): void {
  if (!isAllowed('functional', locale)) forgetQuiz(slug)
}

/** Forgets the answers: the quiz has its result. */
export function forgetQuiz(slug: string): void {
  removeStored('local', keyOf(slug))
}
