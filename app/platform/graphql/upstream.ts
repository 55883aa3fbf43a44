import 'server-only'
import { parseSetCookie, stringifyCookie } from 'cookie'
import { DAY_SECONDS } from '#app/platform/session/browser-cookies.ts'
import { clientHeaders } from '#app/platform/session/client-headers.ts'
import { SESSION_COOKIE } from '#app/platform/session/session-cookies.ts'
import { serverSettings } from '#app/platform/settings/server-settings.ts'
import manifest from '#operations/__generated__/manifest.json' with { type: 'json' }
import { operationPolicies } from '#operations/__generated__/policies.ts'

/** A trusted document: one of the shop's own operations. */
export type TrustedDocument = { hash: string; name: keyof typeof operationPolicies; body: string }

/** A request to forward to the contract. */
export type UpstreamRequest = {
  document: TrustedDocument
  variables: Record<string, unknown>
  /** Locale of the page's store. */
  locale: string
  /** Value of the session cookie, if there is one. */
  sessionToken: string | undefined
  /** The forwarded cookies, as a Cookie header. */
  forwardedCookies: string
  /** Path and query of the shop's page that the browser requested from, if known. */
  page?: string | undefined
  /** Further headers, such as the device's fingerprint. */
  headers?: Record<string, string>
}

/** The contract's raw answer, with the session token if it set or cleared one. */
export type UpstreamAnswer = { status: number; body: string; token: { value: string; maxAgeSeconds: number } | undefined }

const documents: Readonly<Record<string, { name: string; body: string }>> = manifest

/** The trusted document with that hash; undefined if it is not one of the shop's operations. */
export function trustedDocument(hash: string): TrustedDocument | undefined {
  const found = Object.hasOwn(documents, hash) ? documents[hash] : undefined
  return found && isOperationName(found.name) ? { hash, name: found.name, body: found.body } : undefined
}

/** The trusted document of one of the shop's operations, by name. */
export function documentOf(name: keyof typeof operationPolicies): TrustedDocument {
  const { hash } = operationPolicies[name]
  return { hash, name, body: documents[hash]?.body ?? '' }
}

function isOperationName(name: string): name is keyof typeof operationPolicies {
  return Object.hasOwn(operationPolicies, name)
}

/** Sends one operation to the contract. Throws if it does not answer, or not in time. */
export async function sendUpstream(request: UpstreamRequest): Promise<UpstreamAnswer> {
  const { graphqlUrl, graphqlTimeoutMs, siteUrl } = serverSettings()
  const session = request.sessionToken === undefined ? '' : stringifyCookie({ [SESSION_COOKIE]: request.sessionToken })
  const cookie = [session, request.forwardedCookies].filter(Boolean).join('; ')
  const answer = await fetch(graphqlUrl, {
    method: 'POST',
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(graphqlTimeoutMs),
    headers: {
      ...request.headers,
      ...clientHeaders('ottilie-browser', siteUrl, request.page),
      'content-type': 'application/json',
      accept: 'application/json',
      'x-store': request.locale,
      'x-session-strategy': operationPolicies[request.document.name].session,
      ...(cookie && { cookie }),
    },
    body: JSON.stringify({ operationName: request.document.name, query: request.document.body, variables: request.variables }),
  })
  return { status: answer.status, body: await answer.text(), token: tokenIn(answer.headers.getSetCookie()) }
}

/** The session token among Set-Cookie headers. Only value and age are used: the shop sets the other attributes itself. */
function tokenIn(setCookies: readonly string[]): UpstreamAnswer['token'] {
  const cookie = setCookies.map((line) => parseSetCookie(line)).find(({ name }) => name === SESSION_COOKIE)
  return cookie && { value: cookie.value ?? '', maxAgeSeconds: cookie.maxAge ?? 30 * DAY_SECONDS }
}
