import type { BasketLineRecord } from '#fixtures/basket/record.ts'
import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import { findPlan } from '#fixtures/membership/plans.ts'
import { NEWEST } from '#fixtures/operations/values.ts'
import type { ScenarioLayer } from '#fixtures/scenarios/record.ts'
import { scenarios } from '#fixtures/scenarios/scenarios.ts'
import type { ShopperRole } from '#fixtures/shoppers/record.ts'
import { selectWorld } from '#mock-server/scenarios/selected-worlds.ts'
import type { Variables } from '../plan/read-steps.ts'

/** One request of a scenario's steps. */
type PlayedStep = { operation: string; variables: Variables }

/** A scenario that any server can be brought into by requests alone, in a guest's new session or in that of a shopper of the role. */
export type PlayableScenario = { name: string; store: StoreLocale; role: ShopperRole; steps: readonly PlayedStep[] }

/** The scenarios that can be played, and how many cannot, by the reason. */
export type Playable = { scenarios: readonly PlayableScenario[]; leftOut: ReadonlyMap<string, number> }

/** The parts of a scenario that requests can bring about. Of a browser's storage and of the shop's experiments no server knows. */
const BY_REQUESTS: ReadonlySet<string> = new Set(['store', 'shopper', 'basket', 'codes', 'browser', 'flags'])

/** The scenarios with a basket that requests can fill, or with none: no faults, no clock, no content, offers, accounts or answers of their own. */
export function playableScenarios(): Playable {
  const found = new Map<string, PlayableScenario>()
  const leftOut = new Map<string, number>()
  for (const { name } of scenarios) {
    const { layer, store } = selectWorld(name)
    const steps = stepsOf(layer, store)
    const role = layer.shopper ?? 'guest'
    // Scenarios that differ only in what no server knows are the same to one.
    const key = JSON.stringify([store, role, steps])
    const why = typeof steps === 'string' ? steps : found.has(key) ? 'is to a server what one that was played is' : undefined
    if (why !== undefined) leftOut.set(why, (leftOut.get(why) ?? 0) + 1)
    else if (typeof steps !== 'string') found.set(key, { name, store, role, steps })
  }
  return { scenarios: [...found.values()], leftOut }
}

/** The requests that bring a scenario about and look at it, or why none do. */
function stepsOf(layer: ScenarioLayer, store: StoreLocale): PlayedStep[] | string {
  const parts = Object.entries(layer).flatMap(([part, value]) => (value === undefined ? [] : [part]))
  if (parts.includes('faults')) return 'has faults'
  const arranged = parts.find((part) => !BY_REQUESTS.has(part))
  if (arranged !== undefined) return `arranges ${arranged}, which no request does`
  const items = (layer.basket?.lines ?? []).map((line, at) => itemOf(line, at, store))
  if (items.some((item) => item === undefined)) return 'has a line that only the server adds'
  const method = layer.basket?.deliveryMethod
  return [
    // A shopper is logged in before, and what an account holds besides its basket is its own.
    ...(layer.shopper === undefined || layer.shopper === 'guest'
      ? [
          { operation: 'startAnonymousSession', variables: {} },
          { operation: 'getShopper', variables: {} },
        ]
      : []),
    ...(items.length === 0 ? [] : [{ operation: 'addBasketItems', variables: { ...NEWEST, items } }]),
    ...(layer.codes ?? []).map((code) => ({ operation: 'applyDiscountCode', variables: { code } })),
    ...(method === undefined ? [] : [{ operation: 'setDeliveryMethod', variables: { deliveryMethod: method } }]),
    { operation: 'getBasket', variables: {} },
    { operation: 'getCheckout', variables: {} },
  ]
}

/** A line as a client adds it; undefined: no client can. */
function itemOf(line: BasketLineRecord, at: number, store: StoreLocale): Variables | undefined {
  if (line.origin !== 'user' || line.kitSku !== null || line.giftOffer !== null || line.offerId.startsWith('GONE-')) return undefined
  const id = `00000000-0000-4000-8000-${String(at + 1).padStart(12, '0')}`
  const common = { id, type: line.type, quantity: line.quantity, origin: 'user' }
  if (line.type === 'product') return { ...common, variantSku: line.offerId }
  const plan = findPlan(store, line.offerId)
  return plan && { ...common, membershipId: plan.id, giftInfo: line.giftInfo }
}
