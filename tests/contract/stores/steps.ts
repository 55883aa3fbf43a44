import fc from 'fast-check'
import { catalogue } from '#fixtures/catalogue/catalogue.ts'
import type { TestServer } from '#mock-server/test.ts'

/** One request of a session. */
export type Step = { operation: string; variables: Record<string, unknown> }

/** Skus that can be bought in both stores. */
export const buyable: readonly string[] = catalogue.products
  .flatMap(({ variants }) => variants)
  .filter((variant) => variant.inStock && variant.prices['en-GB'] && variant.prices['en-US'])
  .map(({ sku }) => sku)

/** An item to add to a basket, by its index among the buyable skus. */
export function itemOf(at: number, quantity = 1): Record<string, unknown> {
  const sku = buyable[at % buyable.length]
  const id = `00000000-0000-4000-8000-${String(at % buyable.length).padStart(12, '0')}`
  return { id, type: 'product', variantId: sku, variantSku: sku, quantity }
}

const anyItem = fc.tuple(fc.nat({ max: 5 }), fc.integer({ min: 1, max: 3 })).map(([at, quantity]) => itemOf(at, quantity))
const listed = { listId: '', version: -1 }
const address = {
  firstName: 'Ada',
  lastName: 'Moss',
  line1: '1 Quay Street',
  city: 'Bristol',
  postalCode: 'BS1 5TR',
  countryCode: 'GB',
  phone: '+44 117 496 0123',
}

function step(operation: string, variables: fc.Arbitrary<Record<string, unknown>>): fc.Arbitrary<Step> {
  return variables.map((said) => ({ operation, variables: said }))
}

/** Everything a shopper can do that changes stored state, with an occasional read. */
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  step(
    'addBasketItems',
    fc.record({ listId: fc.constant(''), version: fc.constant(-1), items: fc.array(anyItem, { minLength: 1, maxLength: 3 }) }),
  ),
  step(
    'editBasketItem',
    anyItem.map((item) => ({ ...listed, item })),
  ),
  step(
    'removeBasketItems',
    anyItem.map((item) => ({ ...listed, items: [item] })),
  ),
  step(
    'applyDiscountCode',
    fc.constantFrom('GLOW10', 'TREAT5', 'PLUS15', 'NO-SUCH-CODE').map((code) => ({ code })),
  ),
  step(
    'removeDiscountCode',
    fc.constantFrom('GLOW10', 'TREAT5').map((code) => ({ code })),
  ),
  step(
    'setDeliveryMethod',
    fc.constantFrom('Express', 'Standard').map((deliveryMethod) => ({ deliveryMethod })),
  ),
  step(
    'addWishlistItemBySKU',
    fc.nat({ max: 20 }).map((at) => ({ sku: buyable[at] })),
  ),
  step(
    'removeWishlistItemBySKU',
    fc.nat({ max: 20 }).map((at) => ({ sku: buyable[at] })),
  ),
  step(
    'addAddress',
    fc.constantFrom('1', '2', '3').map((house) => ({ input: { ...address, line1: `${house} Quay Street` } })),
  ),
  step(
    'addUserPrompt',
    fc.constantFrom('welcome', 'anniversary').map((prompt) => ({ prompt })),
  ),
  step('login', fc.constant({ input: { email: 'annual-member.uk@example.com', password: 'ottilie-demo' } })),
  step('logout', fc.constant({})),
  step('startAnonymousSession', fc.constant({})),
  step('getBasket', fc.constant({})),
)

/** A selection's world, as requests name it. */
export type WorldAddress = { scenario: string; world: string }

/** Runs a step; returns the full text of its answer. */
export async function doStep(server: TestServer, { operation, variables }: Step, { scenario, world }: WorldAddress): Promise<string> {
  const response = await server.fetch(
    new Request('http://contract.test/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-scenario': scenario, 'x-world': world },
      body: JSON.stringify({ query: server.operation(operation), variables }),
    }),
  )
  return `${response.status} ${await response.text()}`
}

/** Runs steps in sequence, alternating between the servers; returns the answers. */
export async function doSteps(servers: readonly TestServer[], steps: readonly Step[], place: WorldAddress): Promise<string[]> {
  const answers: string[] = []
  for (const [at, one] of steps.entries()) {
    const server = servers[at % servers.length]
    if (server) answers.push(await doStep(server, one, place))
  }
  return answers
}

/** Everything stored for a world, as exported. */
export async function keptOf(server: TestServer, { scenario, world }: WorldAddress): Promise<unknown> {
  const id = Buffer.from(`scenario/${scenario}/${world}`).toString('base64url')
  return (await server.sessions.exportFile(id)).record
}
