import { type NextRequest, NextResponse } from 'next/server'
import createMiddleware from 'next-intl/middleware'
import { PAGE_HEADER, pageAddress } from '#app/platform/session/client-headers.ts'
import { PREVIEW_COOKIE } from '#app/platform/session/preview.ts'
import { serverSettings } from '#app/platform/settings/server-settings.ts'
import { storeOfPath } from '#app/platform/store/link.ts'
import { internalPath } from '#app/platform/store/route-tree.ts'
import { routing } from '#app/platform/store/routing.ts'

/**
 * Every page's address goes through here: the store is read from its prefix, and then one of the trees of pages is chosen.
 * What an address means is decided in `app/platform/store`; this file only speaks the framework's language.
 */

const chooseStore = createMiddleware(routing)
const rewritten = 'x-middleware-rewrite'

/** Cookies that put a visit on its own. Read on the first visit and not when this is built: one build serves every environment. */
let own: ReadonlySet<string> | undefined
function ownCookies(): ReadonlySet<string> {
  own ??= new Set([...serverSettings().forwardCookies, PREVIEW_COOKIE])
  return own
}

export default function proxy(request: NextRequest): NextResponse {
  tellPage(request)
  const response = chooseStore(request)
  if (response.headers.has('location')) return response
  const target = response.headers.get(rewritten)
  if (target === null) return new NextResponse('Bad request', { status: 400, headers: { 'content-type': 'text/plain; charset=utf-8' } })

  const { pathname, searchParams } = request.nextUrl
  const path = internalPath({
    path: pathname.slice(storeOfPath(pathname).prefix.length) || '/',
    search: searchParams,
    cookieNames: request.cookies.getAll().map((cookie) => cookie.name),
    ownCookies: ownCookies(),
  })
  const url = new URL(target)
  const locale = url.pathname.split('/', 2)[1] ?? ''
  url.pathname = path === '/' ? `/${locale}` : `/${locale}${path}`
  response.headers.set(rewritten, url.href)
  return response
}

/** Tells a page that is rendered for one visitor its own address, which the trees hide from it. Shared pages read no header. */
function tellPage({ headers, nextUrl }: NextRequest): void {
  const address = pageAddress(nextUrl)
  if (address === undefined) headers.delete(PAGE_HEADER)
  else headers.set(PAGE_HEADER, address)
}

/**
 * All but the framework's files, handlers, and files of `public/`. A file in `public/` that is not named here is hidden by the
 * catch-all page; a name here that is no file would be taken for a locale, so the root layout refuses unknown ones.
 */
export const config = {
  matcher:
    '/((?!_next/|api/|images/|fonts/|favicon\\.svg$|icon-180\\.png$|social\\.png$|robots\\.txt$|sitemap\\.xml$|manifest\\.webmanifest$).*)',
}
