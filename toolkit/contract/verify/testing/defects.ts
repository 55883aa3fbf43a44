import { isRecord } from '../../coverage/answer/answer-places.ts'

/** One way in which a server can be wrong. */
export type Flaw = {
  /** The key of the one finding that names it. */
  key: string
  /** Rewrites what is answered. */
  answer?: (response: Response, request: Request) => Promise<Response> | Response
  /** A root field that does not ask for a session. */
  unguarded?: string
  /** A root field that takes any session for a shopper's. */
  openToGuests?: string
  /** A root field whose arguments nobody looks at. */
  unbounded?: string
}

type Values = Record<string, unknown>

/** Changes every object of a type, in whatever answer it stands. */
function everywhere(type: string, change: (object: Values) => void): Flaw['answer'] {
  return withBody((body) => visit(body['data'], (object) => object['__typename'] === type && change(object)))
}

function visit(value: unknown, see: (object: Values) => void): void {
  if (Array.isArray(value)) for (const entry of value) visit(entry, see)
  if (!isRecord(value)) return
  see(value as Values)
  for (const inner of Object.values(value)) visit(inner, see)
}

function withBody(change: (body: Values) => void): Flaw['answer'] {
  return async (response) => {
    const text = await response.text()
    // Introspection says what the schema says: the server lies about itself.
    if (text.includes('__schema')) return new Response(text, response)
    const body = JSON.parse(text) as Values
    change(body)
    return new Response(JSON.stringify(body), response)
  }
}

/** Answers one operation otherwise. */
function onlyFor(operation: string, answer: (response: Response, request: Request) => Promise<Response> | Response): Flaw['answer'] {
  return async (response, request) => ((await request.clone().text()).includes(`query ${operation}`) ? answer(response, request) : response)
}

/** The requests that wait for their time to be over. A request that nothing holds is collected with what ends its signal, and waits for ever. */
const waiting = new Set<Request>()

async function never(request: Request): Promise<never> {
  const { signal } = request
  waiting.add(request)
  try {
    return await new Promise<never>((_, fail) => {
      // On a busy machine the time may be over before the request is here.
      if (signal.aborted) fail(signal.reason as Error)
      signal.addEventListener('abort', () => fail(signal.reason as Error))
    })
  } finally {
    waiting.delete(request)
  }
}

/** The defects that the second server can have, by name. */
export const defects = {
  'wrong null': {
    key: 'answer Product.title null',
    answer: everywhere('Product', (product) => void (product['title'] = 'title' in product ? null : product['title'])),
  },
  'unknown enum value': {
    key: 'answer Availability.status enum',
    answer: everywhere('Availability', (availability) => void ('status' in availability && (availability['status'] = 'backorder'))),
  },
  'float money': { key: 'answer Price.raw scalar', answer: everywhere('Price', (price) => void ('raw' in price && (price['raw'] = 13.5))) },
  'text that is not its amount': {
    key: 'money Price.formatted',
    answer: everywhere('Price', (price) => void (typeof price['raw'] === 'number' && (price['raw'] += 1))),
  },
  'sum that is wrong': {
    key: 'money BasketPricing.totalPrice',
    answer: everywhere('GrossTotal', (total) => void (typeof total['gross'] === 'number' && (total['gross'] += 1))),
  },
  'guest is let in': { key: 'session Query.orders guest', openToGuests: 'Query.orders' },
  'missing auth': { key: 'session Query.orders', unguarded: 'Query.orders' },
  'missing bound': { key: 'bound Query.signInStep(email:)', unbounded: 'Query.signInStep' },
  'lost error code': {
    key: 'code errors missing',
    answer: withBody(({ errors }) => {
      if (Array.isArray(errors)) for (const error of errors) if (isRecord(error)) delete (error as Values)['extensions']
    }),
  },
  'undeclared code': {
    key: 'code Query.viewerCountry TOO_LATE',
    answer: onlyFor('viewerCountry', (response) =>
      Response.json(
        { data: { viewerCountry: null }, errors: [{ message: 'Late.', path: ['viewerCountry'], extensions: { code: 'TOO_LATE' } }] },
        response,
      ),
    ),
  },
  defect: {
    key: 'code viewerCountry INTERNAL_SERVER_ERROR',
    answer: onlyFor('viewerCountry', (response) =>
      Response.json(
        {
          data: { viewerCountry: null },
          errors: [{ message: 'Oh.', path: ['viewerCountry'], extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
        },
        response,
      ),
    ),
  },
  'same id twice': {
    key: 'unique ProductListing.productCards',
    answer: onlyFor('getPlp', async (response) => {
      const body = (await response.json()) as Values
      visit(body, (object) => object['__typename'] === 'Product' && void (object['id'] = 'same'))
      return Response.json(body, response)
    }),
  },
  'list out of order': {
    key: 'order OrderHistory.orders',
    answer: onlyFor('getOrders', async (response) => {
      const body = (await response.json()) as Values
      let day = 10
      visit(body, (object) => object['__typename'] === 'Order' && void (object['placedAt'] = `2026-01-${(day += 1)}T00:00:00.000Z`))
      return Response.json(body, response)
    }),
  },
  'placed order of an unknown status': {
    key: 'answer Order.status enum',
    answer: async (response, request) => {
      const isPlaced = (await request.clone().text()).includes('mutation placeOrder')
      const body = (await response.json()) as Values
      if (isPlaced) visit(body, (object) => object['__typename'] === 'Order' && void (object['status'] = 'LOST'))
      return Response.json(body, response)
    },
  },
  'unknown member': {
    key: 'answer Query.searchSuggestions member',
    answer: onlyFor('searchProducts', async (response) => {
      const body = (await response.json()) as Values
      const members = ['SearchResults', 'SearchError']
      visit(body, (object) => members.includes(String(object['__typename'])) && void (object['__typename'] = 'SearchSurprise'))
      return Response.json(body, response)
    }),
  },
  'page that is not as long as it says': {
    key: 'page OrderHistory',
    answer: onlyFor('getOrders', async (response) => {
      const body = (await response.json()) as Values
      visit(body, (object) => object['__typename'] === 'Pagination' && void (object['total'] = Number(object['total']) + 1))
      return Response.json(body, response)
    }),
  },
  'page after the last': {
    key: 'page Pagination',
    answer: onlyFor('getPlp', async (response) => {
      const body = (await response.json()) as Values
      visit(body, (object) => object['__typename'] === 'Pagination' && void (object['currentPage'] = 99))
      return Response.json(body, response)
    }),
  },
  'status of a failure on an answer': {
    key: 'transport status',
    answer: onlyFor('viewerCountry', async (response) => new Response(await response.text(), { status: 500, headers: response.headers })),
  },
  slow: { key: 'transport timeout', answer: onlyFor('viewerCountry', (_response, request) => never(request)) },
  'HTML error': {
    key: 'transport html',
    answer: onlyFor(
      'viewerCountry',
      () => new Response('<!doctype html><h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
    ),
  },
  'wrong content type': {
    key: 'transport content-type',
    answer: onlyFor(
      'viewerCountry',
      async (response) => new Response(await response.text(), { headers: { 'content-type': 'text/plain' } }),
    ),
  },
  'half an answer': {
    key: 'transport no-json',
    answer: onlyFor('viewerCountry', async (response) => new Response((await response.text()).slice(0, -4), response)),
  },
  redirect: {
    key: 'transport redirect',
    answer: onlyFor('viewerCountry', () => new Response(null, { status: 301, headers: { location: 'https://elsewhere.example.com/' } })),
  },
  'rate limit': {
    key: 'transport rate-limit',
    answer: onlyFor('viewerCountry', () => new Response('', { status: 429, headers: { 'retry-after': '60' } })),
  },
} satisfies Readonly<Record<string, Flaw>>

/** The name of a defect. */
export type Defect = keyof typeof defects
