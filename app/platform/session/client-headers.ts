/** Under which name the shop asks the contract: for a browser that asks or posted a form, or while it renders a page. */
export type ClientName = 'ottilie-browser' | 'ottilie-server'

/** Header in which the proxy tells a page its own address. Whatever a visitor sends in it is replaced. */
export const PAGE_HEADER = 'x-shop-page'

/** Addresses of pages that are longer are not passed on, characters. */
const LONGEST_PAGE = 500

/** A page's address below the site, as it stands in the browser: path and query. Undefined when it is too long to be passed on. */
export function pageAddress({ pathname, search }: { pathname: string; search: string }): string | undefined {
  const address = pathname + search
  return address.length > LONGEST_PAGE ? undefined : address
}

/** The shop's page that a browser's request came from; undefined when it does not say, or came from elsewhere. */
export function refererPage(headers: Headers): string | undefined {
  const referer = headers.get('referer')
  const host = headers.get('x-forwarded-host') ?? headers.get('host')
  if (referer === null || !URL.canParse(referer)) return undefined
  const url = new URL(referer)
  return url.host === host ? pageAddress(url) : undefined
}

/** What tells the contract who asks. `page` is an address below the site. */
export function clientHeaders(client: ClientName, siteUrl: string, page: string | undefined): Record<string, string> {
  return { 'apollographql-client-name': client, ...(page !== undefined && { referer: siteUrl + page }) }
}
