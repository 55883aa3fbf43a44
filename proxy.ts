import { NextRequest, NextResponse } from 'next/server'
import createMiddleware from 'next-intl/middleware'
import { REWRITE_HEADER } from '#app/platform/framework/internal-headers.ts'
import { frameworkPatchesOn } from '#app/platform/framework/patches.ts'
import { CODE_KEPT_S, followedCode, INVITATION_PATH } from '#app/platform/referral/referral-cookie.ts'
import { routing } from '#app/platform/routes/locale-routing.ts'
import { internalPath } from '#app/platform/routes/route-tree.ts'
import { PAGE_HEADER, pageAddress } from '#app/platform/session/client-headers.ts'
import { PREVIEW_COOKIE } from '#app/platform/session/preview.ts'
import { REFERRAL_COOKIE } from '#app/platform/session/session-cookies.ts'
import { serverSettings } from '#app/platform/settings/server-settings.ts'
import { storeOfPath } from '#app/platform/store/link.ts'

/**
 * Every page's address goes through here: its prefix names the store, and `app/platform/routes` says which page below `app/[locale]`
 * answers it. This file only translates between that and the framework.
 */

const chooseStore = createMiddleware(routing)

/** Who shares pages. Read on the first request and not at build time: one build serves every environment. */
let sharing: { privateCookies: ReadonlySet<string>; isSharingOn: boolean } | undefined
function readSharing() {
  sharing ??= {
    privateCookies: new Set([...serverSettings().forwardCookies, PREVIEW_COOKIE]),
    // Only the patched cache gives shared pages a content policy: without it every page is rendered per request, with a nonce.
    isSharingOn: frameworkPatchesOn(),
  }
  return sharing
}

export default function proxy(asked: NextRequest): NextResponse {
  const unslashed = withoutSlash(asked)
  // Only a page of a list is addressed by a path that ends with a slash (open point A119).
  if (unslashed !== undefined && !asked.nextUrl.searchParams.has('page')) return NextResponse.redirect(unslashed, 308)
  const request = unslashed === undefined ? asked : new NextRequest(unslashed, asked)
  tellPage(request)
  const response = chooseStore(request)
  if (response.headers.has('location')) return response
  const target = response.headers.get(REWRITE_HEADER)
  if (target === null) return new NextResponse('Bad request', { status: 400, headers: { 'content-type': 'text/plain; charset=utf-8' } })

  const { pathname, searchParams } = request.nextUrl
  const path = internalPath({
    path: pathname.slice(storeOfPath(pathname).prefix.length) || '/',
    search: searchParams,
    cookieNames: request.cookies.getAll().map((cookie) => cookie.name),
    ...readSharing(),
  })
  const url = new URL(target)
  const locale = url.pathname.split('/', 2)[1] ?? ''
  url.pathname = path === '/' ? `/${locale}` : `/${locale}${path}`
  response.headers.set(REWRITE_HEADER, url.href)
  keepFollowedCode(request, response, path)
  return response
}

/** Keeps the code of a refer-a-friend link, so that whoever followed it can look around before the credit is put into the basket. */
function keepFollowedCode(request: NextRequest, response: NextResponse, path: string): void {
  const code = path === `/per-request${INVITATION_PATH}` ? followedCode(request.nextUrl.searchParams) : undefined
  if (code === undefined) return
  const scheme = request.headers.get('x-forwarded-proto') ?? request.nextUrl.protocol
  response.cookies.set(REFERRAL_COOKIE, code, {
    path: '/',
    sameSite: 'lax',
    httpOnly: true,
    secure: scheme.startsWith('https'),
    maxAge: CODE_KEPT_S,
  })
}

/** A request's URL without the slash that its path ends with; undefined if there is none. */
function withoutSlash({ nextUrl }: NextRequest): URL | undefined {
  if (nextUrl.pathname === '/' || !nextUrl.pathname.endsWith('/')) return undefined
  const url = new URL(nextUrl)
  url.pathname = url.pathname.replace(/\/+$/, '')
  return url
}

/** Tells a page that is rendered per request its own address, which the rewrite hides from it. Shared pages read no header. */
function tellPage({ headers, nextUrl }: NextRequest): void {
  const address = pageAddress(nextUrl)
  if (address === undefined) headers.delete(PAGE_HEADER)
  else headers.set(PAGE_HEADER, address)
}

/**
 * Everything except the framework's files, handlers, and files of `public/`. The catch-all page hides a file of `public/` that is not
 * listed here; a listed name that is no file would be taken for a locale, so the root layout refuses unknown ones.
 */
export const config = {
  matcher:
    '/((?!_next/|api/|images/|fonts/|favicon\\.svg$|sw\\.js$|icon-180\\.png$|social\\.png$|robots\\.txt$|manifest\\.webmanifest$).*)',
}
