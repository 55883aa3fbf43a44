import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import type { ContractContext } from '../context.ts'

const prefixes: Readonly<Record<StoreLocale, string>> = { 'en-GB': '', 'en-US': '/us' }

/** Where the provider sends the shopper back to; null for an address of another site. Without one, the page of the shop itself. */
export function checkedReturnUrl(asked: string | null, { shopOrigins, store }: ContractContext): string | null {
  if (asked === null) return `${shopOrigins[0] ?? ''}${prefixes[store]}/checkout/return`
  const url = URL.parse(asked)
  const isOfShop = url !== null && shopOrigins.includes(url.origin) && url.username === '' && url.password === ''
  return isOfShop ? url.href : null
}

/** The address that the shopper comes back to, with the attempt in its query. */
export function returnUrlOf(returnUrl: string, attemptId: string): string {
  const url = new URL(returnUrl)
  url.searchParams.set('attempt', attemptId)
  return url.href
}
