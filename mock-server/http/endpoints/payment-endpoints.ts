import { CARD_FRAME_SCRIPT } from '#payment-provider/__generated__/card-frame.ts'
import type { PaymentActionKind } from '#schema/__generated__/types.ts'
import type { CatalogueIndex } from '../../contract/catalogue/catalogue-index.ts'
import { returnUrlOf } from '../../contract/checkout/return-url.ts'
import { ContractContext } from '../../contract/context.ts'
import type { AttemptRecord } from '../../contract/orders/attempt-record.ts'
import { actionTimeLeft, answerAction, extendAction } from '../../contract/orders/settle-attempt.ts'
import { formatMinorUnits } from '../../contract/rules/money/price-format.ts'
import type { RequestWorld } from '../../worlds/requests/request-world.ts'
import { actionPage, actionScript, isAnswerOf, LEAVE, MORE_TIME, noActionPage, warningIn } from '../providers/action-page.ts'
import { cardFramePage } from '../providers/card-frame-page.ts'
import { pageHeaders } from '../providers/provider-page.ts'
import { type Endpoint, type EndpointAnswer, type EndpointRequest, objectIn } from './endpoint.ts'

/** The stand-in for the payment provider: the frame with the card's fields, and the pages that ask the shopper for something. */
type PaymentParts = { catalogue: CatalogueIndex; shopOrigins: readonly string[] }

const kinds: Readonly<Record<string, PaymentActionKind>> = { challenge: 'CHALLENGE', wallet: 'WALLET', 'pay-later': 'PAY_LATER' }
const ACTION_PATH = /^\/providers\/payment\/(challenge|wallet|pay-later)\/([\da-f-]{36})$/

const NO_ACTION = 'This visitor has no payment that waits for an answer here. Its address is the actionUrl of getOrderAttempt.'

/** The name of the shop on a page of the provider. */
const PAYEE = 'Ottilie'

function noted(operation: string): EndpointAnswer['events'] {
  return [{ kind: 'payment', operation: 'payment', variables: { page: operation } }]
}

function cardFrame({ url }: EndpointRequest, shopOrigins: readonly string[]): EndpointAnswer {
  const shop = url.searchParams.get('shop') ?? ''
  // A page that may be framed by any site could be asked for tokens by any site.
  if (!shopOrigins.includes(shop)) return { status: 403, page: noActionPage(null), headers: pageHeaders([]), events: noted('card') }
  return {
    status: 200,
    page: cardFramePage(shop, url.searchParams.get('for') === 'keeping'),
    headers: pageHeaders([shop]),
    events: noted('card'),
  }
}

/** The attempt that a page is about; undefined if it is none of this visitor's, or asks for something else by now. */
function attemptAt(
  { url, visit }: EndpointRequest,
  parts: PaymentParts,
): { attempt: AttemptRecord; context: ContractContext; left: number; isOpen: boolean } | undefined {
  const [, page = '', id] = ACTION_PATH.exec(url.pathname) ?? []
  const attempt = visit.world.shopper.read('attempts').known.find((one) => one.id === id)
  if (!attempt?.action || attempt.action.kind !== kinds[page]) return undefined
  const isNewest = url.searchParams.get('serial') === String(attempt.action.serial)
  const context = contextOf(visit, attempt, parts)
  const left = actionTimeLeft(attempt, context)
  return { attempt, context, left, isOpen: isNewest && attempt.state === 'ACTION_REQUIRED' && left >= 0 }
}

function backTo({ id, action }: AttemptRecord): string | null {
  return action ? returnUrlOf(action.returnUrl, id) : null
}

function showAction(request: EndpointRequest, parts: PaymentParts): EndpointAnswer {
  const found = attemptAt(request, parts)
  const headers = pageHeaders([])
  if (!found) return { status: 404, page: noActionPage(null), headers, events: noted('action') }
  const { attempt, left, isOpen } = found
  if (!isOpen || !attempt.action) return { status: 200, page: noActionPage(backTo(attempt)), headers, events: noted('action') }
  const amount = formatMinorUnits(attempt.order.amounts.total, attempt.store)
  return {
    status: 200,
    page: actionPage(attempt.action.kind, { payee: PAYEE, amount, left, language: attempt.store }),
    headers,
    events: noted('action'),
  }
}

function contextOf(visit: RequestWorld, { store }: AttemptRecord, { catalogue, shopOrigins }: PaymentParts): ContractContext {
  const { world, hostNow, published } = visit
  return new ContractContext({
    store,
    catalogue,
    world,
    host: visit,
    hostNow,
    providerOrigin: '',
    shopOrigins,
    published: published.content,
  })
}

/** Takes what the shopper answered, as the provider's message to the shop's server. Sent again, it leads back without another effect. */
async function takeAnswer(request: EndpointRequest, parts: PaymentParts): Promise<EndpointAnswer> {
  const { visit } = request
  const answer = objectIn(request.text)?.['answer']
  return visit.change(() => {
    const found = attemptAt(request, parts)
    const returnUrl = found && backTo(found.attempt)
    const events = noted('action')
    if (!found?.attempt.action || !returnUrl)
      return { status: 404, body: { error: { code: 'NOT_FOUND', message: NO_ACTION } }, events, codes: ['NOT_FOUND'] }
    if (answer === MORE_TIME && found.isOpen) {
      const warning = warningIn(actionTimeLeft(extendAction(found.attempt, found.context), found.context))
      return { status: 200, body: { warning }, events }
    }
    if (answer === LEAVE) return { status: 200, body: { returnUrl }, events }
    if (!isAnswerOf(found.attempt.action.kind, answer))
      return { status: 400, body: { error: { code: 'BAD_USER_INPUT' } }, events, codes: ['BAD_USER_INPUT'] }
    if (found.isOpen) answerAction(found.attempt, answer, found.context)
    return { status: 200, body: { returnUrl }, events }
  })
}

/** The endpoints of the payment provider. */
export function paymentEndpoints(parts: PaymentParts): readonly Endpoint[] {
  const script = (path: RegExp, text: string): Endpoint => ({
    name: 'payment',
    method: 'GET',
    path,
    answer: () => ({ status: 200, script: text, events: noted('script') }),
  })
  return [
    { name: 'payment', method: 'GET', path: /^\/providers\/payment\/card$/, answer: (request) => cardFrame(request, parts.shopOrigins) },
    script(/^\/providers\/payment\/card-frame\.js$/, CARD_FRAME_SCRIPT),
    script(/^\/providers\/payment\/action\.js$/, `(${String(actionScript)})()`),
    { name: 'payment', method: 'GET', path: ACTION_PATH, answer: (request) => showAction(request, parts) },
    { name: 'payment', method: 'POST', path: ACTION_PATH, answer: (request) => takeAnswer(request, parts) },
  ]
}
