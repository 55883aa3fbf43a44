import { storeOfPath } from '#app/platform/store/link.ts'

/** First segments of the pages without prompts, in both stores. Spec §4, open points A97 and A245. */
const quiet = new Set(['basket', 'checkout', 'login', 'signin', 'register', 'guest-details'])

/** The page that the failed renewal modal leads to: it would cover the fields that it asks to be filled in. */
const PAYMENT_UPDATE = '/account/my-membership/update-payment-details'

/** The page of the terms, in either store. */
export const TERMS_PATH = '/legal/terms-and-conditions'

/** Whether prompts may show on a page. */
export function mayPrompt(path: string): boolean {
  const segments = segmentsOf(path)
  return !quiet.has(segments[0] ?? '') && `/${segments.join('/')}` !== PAYMENT_UPDATE
}

/** Whether a page is the terms page of its store: there, nobody asks for the right to renew. Spec §4. */
export function isTermsPage(path: string): boolean {
  return `/${segmentsOf(path).join('/')}` === TERMS_PATH
}

/** Segments of a path, without its store's. */
function segmentsOf(path: string): string[] {
  const all = path.split(/[?#]/, 1)[0]?.split('/').filter(Boolean) ?? []
  return all[0] === storeOfPath(path).segment ? all.slice(1) : all
}
