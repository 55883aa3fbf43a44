import { createTestServer, type OperationAnswer, type TestServer } from '#mock-server/test.ts'
import { type AskContract, dataOf, type ToldProblem } from '../ask.ts'

/** A product that is sold and in stock. */
export const PAID_SKU = 'OT-RSL-07'

export type AskedAttempt = {
  requestId: string
  state: string
  payment: string
  amount: { raw: number } | null
  actionKind: string | null
  actionUrl: string | null
  askAgainIn: number | null
  problems: ToldProblem[]
  order: { number: string; totals: { total: { raw: number } } } | null
}

export type Checkout = {
  attemptId: string
  basket: { items: { quantity: number }[]; pricing: { totalPrice: { gross: number } } }
  missing: string[]
  paymentMethods: { id: string; description: string | null }[]
}

export type PlacedResult = {
  __typename: string
  order?: { number: string; totals: { total: { raw: number } } }
  attempt?: AskedAttempt
  url?: string
  kind?: string
  problems?: ToldProblem[]
  checkout?: Checkout
}

/** One visitor of a server: a world of a scenario, or a browser with a cookie of its own. */
export type Visitor = AskContract & { readonly headers: Record<string, string> }

let worlds = 0

/** Asks for what the tests read of a checkout and of an attempt, and not for whole pages, because they ask thousands of times. */
const CHECKOUT =
  '{ checkout { attemptId missing paymentMethods { id description } basket { items { quantity } pricing { totalPrice { gross } } } } }'
const ATTEMPT = `query($requestId: ID!) { orderAttempt(requestId: $requestId) { requestId state payment amount { raw } actionKind actionUrl askAgainIn
  problems { code path message } order { number totals { total { raw } } } } }`

/** An operation of the shop by name, or a document of a test's own. */
function documentOf(operation: string, server: TestServer): string {
  return operation.includes('{') ? operation : server.operation(operation)
}

/** A visitor in a world of a scenario of their own. */
export function visitorIn(scenario: string, server: TestServer = createTestServer()): Visitor & { readonly server: TestServer } {
  const headers = { 'x-scenario': scenario, 'x-world': `paying-${++worlds}` }
  const ask: AskContract = <Data>(operation: string, variables: Record<string, unknown> = {}) =>
    server.execute<Data, Record<string, unknown>>({ document: documentOf(operation, server), variables, headers })
  return Object.assign(ask, { headers, server })
}

export async function checkoutOf(ask: AskContract): Promise<Checkout> {
  return (await dataOf(ask<{ checkout: Checkout }>(CHECKOUT))).checkout
}

export async function putLipstick(ask: AskContract, quantity = 1): Promise<void> {
  const item = { id: '3f0c8f6e-6d5b-4a52-9d8e-0b6f3f4c2a10', type: 'product', quantity, variantSku: PAID_SKU }
  await dataOf(ask('addBasketItems', { listId: '', version: -1, items: [item] }))
}

/** Says who a guest is and where to deliver to, with a lipstick in the basket. */
export async function readyGuest(ask: AskContract): Promise<void> {
  await putLipstick(ask)
  const name = { firstName: 'Ada', lastName: 'Lovelace' }
  await dataOf(ask('setGuestDetails', { input: { ...name, email: 'ada@example.com' } }))
  const address = { ...name, line1: '12 St James’s Square', city: 'London', postalCode: 'SW1Y 4JH', countryCode: 'GB' }
  await dataOf(ask('setDeliveryAddress', { input: { address } }))
  await dataOf(ask('setDeliveryMethod', { deliveryMethod: 'Standard' }))
}

/** Orders and pays as the page does: with the checkout's own attempt and total, unless told otherwise. */
export async function pay(ask: AskContract, paymentToken: string | null, input: object = {}): Promise<PlacedResult> {
  const { attemptId, basket } = await checkoutOf(ask)
  const seen = { requestId: attemptId, expectedTotal: basket.pricing.totalPrice.gross, paymentMethodId: 'card', paymentToken }
  return (await dataOf(ask<{ placeOrder: PlacedResult }>('placeOrder', { input: { ...seen, ...input } }))).placeOrder
}

export async function attemptOf(ask: AskContract, requestId: string): Promise<AskedAttempt | null> {
  return (await dataOf(ask<{ orderAttempt: AskedAttempt | null }>(ATTEMPT, { requestId }))).orderAttempt
}

export async function orderNumbers(ask: AskContract): Promise<string[]> {
  const { orders } = await dataOf(
    ask<{ orders: { orders: { number: string }[] } }>('getOrders', { pagination: { perPage: 100, currentPage: 1 } }),
  )
  return orders.orders.map(({ number }) => number)
}

/** Answers a page of the provider as the shopper would. Returns where it leads back to. */
export async function answerPage(visitor: Visitor & { readonly server: TestServer }, url: string, answer: string): Promise<string> {
  const headers = { ...visitor.headers, 'content-type': 'application/json' }
  const response = await visitor.server.fetch(new Request(url, { method: 'POST', headers, body: JSON.stringify({ answer }) }))
  const { returnUrl } = (await response.json()) as { returnUrl: string }
  return returnUrl
}

/** A browser with a cookie of its own. A question can have headers besides, such as a fault of its own. */
export type Browser = { readonly cookie: () => string } & (<Data>(
  operation: string,
  variables?: Record<string, unknown>,
  headers?: Readonly<Record<string, string>>,
) => Promise<OperationAnswer<Data>>)

/** A browser with a cookie of its own, in an ordinary session. */
export function browserOf(server: TestServer): Browser {
  let cookie = ''
  const ask = async <Data>(operation: string, variables: Record<string, unknown> = {}, besides: Readonly<Record<string, string>> = {}) => {
    const headers: Record<string, string> = cookie ? { ...besides, cookie } : besides
    const answer = await server.execute<Data, Record<string, unknown>>({ document: documentOf(operation, server), variables, headers })
    if (answer.setCookie) cookie = answer.setCookie.split(';', 1)[0] ?? ''
    return answer
  }
  return Object.assign(ask, { cookie: () => cookie })
}
