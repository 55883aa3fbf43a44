import 'server-only'
import { askerHeaders } from '#app/platform/session/asking-page.ts'
import { SESSION_COOKIE } from '#app/platform/session/session-cookies.ts'
import { serverSettings } from '#app/platform/settings/server-settings.ts'
import manifest from '#operations/__generated__/manifest.json' with { type: 'json' }
import { operationPromises } from '#operations/__generated__/promises.ts'

/** A trusted document: one of the shop's own operations. */
export type TrustedDocument = { hash: string; name: keyof typeof operationPromises; body: string }

/** A request to pass on to the contract. */
export type UpstreamRequest = {
  document: TrustedDocument
  variables: Record<string, unknown>
  /** Locale of the store that asks. */
  locale: string
  /** Value of the session's cookie, where there is one. */
  sessionToken: string | undefined
  /** The cookies that the settings name, as a Cookie header. */
  forwardedCookies: string
  /** The shop's page that the browser asked from, where it is known: path and query. */
  page?: string | undefined
  /** Further headers, as the device's fingerprint. */
  headers?: Record<string, string>
}

/** What the contract answered, unread, with the session's token where it set or cleared one. */
export type UpstreamAnswer = { status: number; body: string; token: { value: string; maxAgeSeconds: number } | undefined }

const documents: Readonly<Record<string, { name: string; body: string }>> = manifest

/** The trusted document of that hash; undefined for anything that is not one of the shop's operations. */
export function trustedDocument(hash: string): TrustedDocument | undefined {
  const found = Object.hasOwn(documents, hash) ? documents[hash] : undefined
  return found && isOperationName(found.name) ? { hash, name: found.name, body: found.body } : undefined
}

/** The trusted document of one of the shop's operations, by its name. */
export function documentOf(name: keyof typeof operationPromises): TrustedDocument {
  const { hash } = operationPromises[name]
  return { hash, name, body: documents[hash]?.body ?? '' }
}

function isOperationName(name: string): name is keyof typeof operationPromises {
  return Object.hasOwn(operationPromises, name)
}

/** Sends one operation to the contract. Throws when it does not answer in time or at all. */
export async function sendUpstream(request: UpstreamRequest): Promise<UpstreamAnswer> {
  const { graphqlUrl, graphqlTimeoutMs, siteUrl } = serverSettings()
  const session = request.sessionToken === undefined ? '' : `${SESSION_COOKIE}=${encodeURIComponent(request.sessionToken)}`
  const cookie = [session, request.forwardedCookies].filter(Boolean).join('; ')
  const answer = await fetch(graphqlUrl, {
    method: 'POST',
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(graphqlTimeoutMs),
    headers: {
      ...request.headers,
      ...askerHeaders('ottilie-browser', siteUrl, request.page),
      'content-type': 'application/json',
      accept: 'application/json',
      'x-store': request.locale,
      'x-session-strategy': operationPromises[request.document.name].session,
      ...(cookie && { cookie }),
    },
    body: JSON.stringify({ operationName: request.document.name, query: request.document.body, variables: request.variables }),
  })
  return { status: answer.status, body: await answer.text(), token: tokenIn(answer.headers.getSetCookie()) }
}

/** The session's token among Set-Cookie headers. Only its value and age are taken: the shop sets the cookie's other attributes itself. */
function tokenIn(setCookies: readonly string[]): UpstreamAnswer['token'] {
  const header = setCookies.find((line) => line.startsWith(`${SESSION_COOKIE}=`))
  if (!header) return undefined
  const [pair = '', ...attributes] = header.split(';').map((part) => part.trim())
  const age = attributes.find((attribute) => /^max-age=/i.test(attribute))?.split('=')[1]
  return {
    value: decodeURIComponent(pair.slice(SESSION_COOKIE.length + 1)),
    maxAgeSeconds: age === undefined ? 30 * 24 * 3600 : Number(age),
  }
}
