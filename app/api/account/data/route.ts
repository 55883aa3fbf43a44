import { type NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { documentOf } from '#app/platform/graphql/upstream.ts'
import { logError } from '#app/platform/log/log-error.ts'
import { endedSessionHref } from '#app/platform/session/ended-session-href.ts'
import { formFields, seeOther } from '#app/platform/session/form-request.ts'
import { isRefusedWith, SessionEnded, sendForVisitor, visitorCookies } from '#app/platform/session/session-response.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { storeOf } from '#app/platform/store/stores.ts'

const fieldsSchema = z.object({ locale: z.enum(['en-GB', 'en-US']) })

/** What is asked for, in the order of the file. */
const parts = ['getAccount', 'getAddressBook', 'getOrders', 'getPaymentDetails', 'getMemberships', 'getWishlist', 'getReferral'] as const

/** As many items of a list as the contract gives at once. */
const EVERYTHING = { pagination: { currentPage: 1, perPage: 100 } }

const answerSchema = z.object({ data: z.record(z.string(), z.unknown()) })

/** What the shop holds about a shopper, as a file. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  const fields = await formFields(request, fieldsSchema)
  if (!fields) return seeOther('/account/profile?failed=UNAVAILABLE')
  const { locale } = fields
  const page = storeHref(storeOf(locale), '/account/profile')
  const visitor = visitorCookies(request)
  const ask = async (name: (typeof parts)[number]) => {
    const variables = name === 'getOrders' || name === 'getReferral' || name === 'getMemberships' ? EVERYTHING : {}
    const answer = await sendForVisitor(visitor, { document: documentOf(name), variables, locale }, { ofAccount: true })
    if (isRefusedWith('UNAUTHENTICATED', answer)) throw new SessionEnded()
    return answerSchema.parse(JSON.parse(answer.body)).data
  }
  try {
    const data = Object.assign({}, ...(await Promise.all(parts.map(ask))))
    return new NextResponse(JSON.stringify(data, null, 2), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="ottilie-data.json"',
        'cache-control': 'private, no-store',
      },
    })
  } catch (error) {
    if (error instanceof SessionEnded) return seeOther(endedSessionHref(storeOf(locale), page))
    logError('Account: collecting the data failed', error)
    return seeOther(`${page}?failed=UNAVAILABLE`)
  }
}
