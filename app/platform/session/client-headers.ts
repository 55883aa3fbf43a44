/** Names the shop to the contract: `ottilie-browser` for requests and forms of a browser, `ottilie-server` while a page is rendered. */
export type ClientName = 'ottilie-browser' | 'ottilie-server'

/** Header in which the proxy passes a page its own address. The proxy overwrites what a visitor sends. */
export const PAGE_HEADER = 'x-shop-page'

/** Longer page addresses are not passed on, characters. */
const LONGEST_PAGE = 500

/** Path and query of a page; undefined when they are too long to pass on. */
export function pageAddress({ pathname, search }: { pathname: string; search: string }): string | undefined {
  const address = pathname + search
  return address.length > LONGEST_PAGE ? undefined : address
}

/** The shop's page that a request came from; undefined without a referer or when it is another site's. */
export function refererPage(headers: Headers): string | undefined {
  const referer = headers.get('referer')
  const host = headers.get('x-forwarded-host') ?? headers.get('host')
  if (referer === null || !URL.canParse(referer)) return undefined
  const url = new URL(referer)
  return url.host === host ? pageAddress(url) : undefined
}

/** Headers that tell the contract which client asks and for which page. `page` is path and query. */
export function clientHeaders(client: ClientName, siteUrl: string, page: string | undefined): Record<string, string> {
  return { 'apollographql-client-name': client, ...(page !== undefined && { referer: siteUrl + page }) }
}
