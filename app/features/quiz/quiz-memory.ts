import { isAllowed } from '#app/platform/consent/consent.ts'
import { readShopper } from '#app/platform/shopper/shopper-record.ts'
import { removeStored } from '#app/platform/storage/browser-storage.ts'
import { type Owner, readKept, writeKept } from '#app/platform/storage/kept-for.ts'
import { QUIZ_KEY } from '#app/platform/storage/owned-keys.ts'

const ownerIn = (locale: string): Owner => ({ user: readShopper().id, store: locale })

/** Keeps the answers to a quiz as its address has them, for another visit. Without consent nothing is kept, and what was kept goes. */
export function keepQuiz(slug: string, query: string, locale: string): void {
  if (isAllowed('functional', locale)) writeKept('local', QUIZ_KEY, ownerIn(locale), { slug, query })
  else forgetQuiz()
}

/** The answers that whoever is here has kept in this store, as a query; undefined without any, and without consent. */
export function keptQuiz(slug: string, locale: string): string | undefined {
  if (!isAllowed('functional', locale)) return undefined
  return readKept('local', QUIZ_KEY, ownerIn(locale), (value) => {
    if (typeof value !== 'object' || value === null || Reflect.get(value, 'slug') !== slug) return undefined
    const query: unknown = Reflect.get(value, 'query')
    // Storage can be written by anybody who has the device: nothing but the fields of the quiz's own address is used.
    return typeof query === 'string' && /^[\w.%+=&-]{1,2000}$/.test(query) ? query : undefined
  })
}

/** Forgets what was kept if there is no consent any more. */
export function dropWithoutConsent(locale: string): void {
  if (!isAllowed('functional', locale)) forgetQuiz()
}

/** Forgets the answers: the quiz has its result. */
export function forgetQuiz(): void {
  removeStored('local', QUIZ_KEY)
}
