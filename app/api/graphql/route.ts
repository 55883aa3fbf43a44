import { type NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { assignStruckOffers } from '#app/platform/experiments/keep-struck-offers.ts'
import { trustedDocument } from '#app/platform/graphql/upstream.ts'
import { bringFollowedCode } from '#app/platform/referral/accept-invitation.ts'
import { SHOP_ADDRESS_HINT } from '#app/platform/server/where-to-look.ts'
import { isSameOrigin, sendForVisitor, setSessionCookies, visitorCookies } from '#app/platform/session/session-response.ts'
import { tellChange } from '#app/platform/session/tell-change.ts'

/** Maximum request body in bytes. The largest basket change is a tenth of it. */
const MAX_BODY_BYTES = 64 * 1024

const requestSchema = z.object({
  operationName: z.string().max(100),
  variables: z.record(z.string(), z.unknown()).default({}),
  extensions: z.object({ persistedQuery: z.object({ version: z.literal(1), sha256Hash: z.string().regex(/^[0-9a-f]{64}$/) }) }),
})

/**
 * The browser's only access to the API. It accepts only the shop's own operations, by hash, and only from the shop's own pages; it manages the
 * session cookie and returns the API's answer.
 */
export async function POST(request: NextRequest): Promise<NextResponse> {
  if (!isSameOrigin(request)) return refusal(403, 'FORBIDDEN', 'Requests from other sites are not answered.')
  if (!request.headers.get('content-type')?.startsWith('application/json')) {
    return refusal(415, 'BAD_REQUEST', `Send content-type: application/json. ${SHOP_ADDRESS_HINT}`)
  }
  const parsed = await parse(request)
  if (!parsed) return refusal(400, 'BAD_REQUEST', 'The request is not an operation of this shop.')
  const document = trustedDocument(parsed.extensions.persistedQuery.sha256Hash)
  if (!document)
    return refusal(400, 'PERSISTED_QUERY_NOT_FOUND', 'This operation is not known here: reload the page to get the shop’s newest version.')

  try {
    const locale = request.headers.get('x-store') === 'en-US' ? 'en-US' : 'en-GB'
    const kept = document.name === 'addBasketItems' ? await bringFollowedCode(request, locale) : undefined
    const fingerprint = request.headers.get('x-device-fingerprint')?.slice(0, 128)
    const answer = await sendForVisitor(kept?.visitor ?? visitorCookies(request), {
      document,
      variables: parsed.variables,
      locale,
      ...(fingerprint && { headers: { 'x-device-fingerprint': fingerprint } }),
    })
    const response = new NextResponse(answer.body, {
      status: answer.status,
      headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'private, no-store' },
    })
    const token = answer.token ?? kept?.token
    setSessionCookies(response, request, token)
    if (document.body.startsWith('mutation')) tellChange(response)
    await assignStruckOffers(response, request, token)
    kept?.finish(response)
    return response
  } catch {
    return refusal(502, 'UPSTREAM_UNAVAILABLE', 'The shop’s server did not answer. Please try again.')
  }
}

async function parse(request: NextRequest): Promise<z.infer<typeof requestSchema> | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) return undefined
  const text = await request.text()
  if (text.length > MAX_BODY_BYTES) return undefined
  try {
    return requestSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

function refusal(status: number, code: string, message: string): NextResponse {
  return NextResponse.json({ errors: [{ message, extensions: { code } }] }, { status, headers: { 'cache-control': 'private, no-store' } })
}
