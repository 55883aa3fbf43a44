import { type NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { documentOf } from '#app/platform/graphql/upstream.ts'
import { sendForVisitor, visitorCookies } from '#app/platform/session/session-response.ts'
import { isLocale } from '#app/platform/store/stores.ts'

const answerSchema = z.object({ data: z.object({ viewerCountry: z.string().nullable() }) })

const headers = { 'cache-control': 'private, no-store' } as const

/**
 * The visitor's likely country, for the country popup: a small answer, so that a first visit does not load the GraphQL client. `?locale=`
 * names the store of the page. 502 when the API does not answer.
 */
export async function GET(request: NextRequest): Promise<NextResponse> {
  const locale = request.nextUrl.searchParams.get('locale') ?? ''
  if (!isLocale(locale)) return NextResponse.json({ error: 'locale is en-GB or en-US.' }, { status: 400, headers })
  try {
    // The visitor's IP address from a proxy in front of the shop. Using the shop's own address would locate everybody at the shop.
    const address = request.headers.get('x-forwarded-for')
    const answer = await sendForVisitor(visitorCookies(request), {
      document: documentOf('viewerCountry'),
      variables: {},
      locale,
      ...(address !== null && { headers: { 'x-forwarded-for': address } }),
    })
    const { viewerCountry } = answerSchema.parse(JSON.parse(answer.body)).data
    return NextResponse.json({ country: viewerCountry }, { headers })
  } catch {
    return NextResponse.json({ error: 'It cannot be told just now.' }, { status: 502, headers })
  }
}
