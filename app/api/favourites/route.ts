import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { ORDER_IT_AGAIN_PATH } from '#app/platform/account/highlighted-slug.ts'
import type { ReplenishmentOutcome } from '#app/platform/account/replenishment-outcome.ts'
import { serverLoginHref } from '#app/platform/account/server-login-href.ts'
import { documentOf } from '#app/platform/graphql/upstream.ts'
import { logError } from '#app/platform/log/log-error.ts'
import { refererPage } from '#app/platform/session/client-headers.ts'
import { formFields, seeOther } from '#app/platform/session/form-request.ts'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { isAnswered, isRefusedWith, sendForVisitor, visitorCookies } from '#app/platform/session/session-response.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { removeMyReplenishmentProductSku } from '#operations/__generated__/input-limits.ts'

const fieldsSchema = z.object({
  sku: z.string().min(1).max(removeMyReplenishmentProductSku.maxLength),
  locale: z.enum(['en-GB', 'en-US']),
  action: z.enum(['remove', 'restore']),
})

const actions = {
  remove: { operation: 'removeMyReplenishmentProduct', done: 'removed', failed: 'not-removed' },
  restore: { operation: 'restoreMyReplenishmentProduct', done: 'restored', failed: 'not-restored' },
} as const satisfies Record<string, { operation: string; done: ReplenishmentOutcome; failed: ReplenishmentOutcome }>

/**
 * Removing from order it again without scripts, and taking that back: shows the page again, whose address tells what became of it. Guests are sent to
 * log in.
 */
export async function POST(request: NextRequest): Promise<NextResponse> {
  const fields = await formFields(request, fieldsSchema)
  const back = refererPage(request.headers)
  if (!fields) return seeOther(back ?? '/')
  const { sku, locale, action } = fields
  const page = storeHref(storeOf(locale), ORDER_IT_AGAIN_PATH)
  const query = queryOf(back, page)
  const { operation, done, failed } = actions[action]
  try {
    const answer = await sendForVisitor(visitorCookies(request), { document: documentOf(operation), variables: { sku }, locale })
    if (isRefusedWith('UNAUTHENTICATED', answer))
      return seeOther(await serverLoginHref(await currentPageRequest(locale), query.size === 0 ? page : `${page}?${query}`))
    query.set('outcome', isAnswered(answer, operation) ? done : failed)
  } catch (error) {
    logError(`Could not ${action} a product of order it again`, error)
    query.set('outcome', failed)
  }
  if (query.get('outcome') === 'removed') query.set('sku', sku)
  return seeOther(`${page}?${query}`)
}

/** The filters of the page that the form was on. Those of another page do not count. */
function queryOf(back: string | undefined, page: string): URLSearchParams {
  const [path = '', search] = (back ?? '').split('?')
  const query = new URLSearchParams(path.replace(/\/$/, '') === page ? search : '')
  for (const name of ['outcome', 'sku']) query.delete(name)
  return query
}
