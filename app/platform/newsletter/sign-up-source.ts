import { type StoreCode, storeCode } from '#app/platform/store/store-code.ts'
import type { Store } from '#app/platform/store/stores.ts'

/** Kinds of sign-up other than the footer's form, as values of `source` (open point A36). Spec §9. */
export const signUpTypes = ['OOS', 'Waitlist', 'Newsletter'] as const

/** Origin of a sign-up. */
export type SignUpSource = 'Email Footer' | (typeof signUpTypes)[number]

/** Variables of `addEmailContact`: trimmed address, the store's country, and the footer as default source. Spec §7. */
export function signUpVariables(
  store: Store,
  email: string,
  source: SignUpSource = 'Email Footer',
): { email: string; country: StoreCode; source: SignUpSource } {
  return { email: email.trim(), country: storeCode(store), source }
}
