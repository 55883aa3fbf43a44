import type { BasketLineRecord } from '#fixtures/basket/record.ts'
import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import { findPlan } from '#fixtures/membership/plans.ts'
import { NEWEST } from '#fixtures/operations/values.ts'
import type { ScenarioLayer } from '#fixtures/scenarios/record.ts'
import { scenarios } from '#fixtures/scenarios/scenarios.ts'
import { selectWorld } from '#mock-server/scenarios/selected-worlds.ts'
import type { Variables } from '../plan/read-steps.ts'

/** One request of a scenario's steps. */
type PlayedStep = { operation: string; variables: Variables }

/** A scenario that any server can be brought into by requests alone. */
export type PlayableScenario = { name: string; store: StoreLocale; steps: readonly PlayedStep[] }

/** The parts of a scenario that requests of a guest can bring about. Of a browser's storage no server knows. */
const BY_REQUESTS: ReadonlySet<string> = new Set(['store', 'shopper', 'basket', 'codes', 'browser'])

/** The scenarios of guests with a basket that requests can fill: no faults, no clock, no content, offers or answers of their own. */
export function playableScenarios(): PlayableScenario[] {
  const seen = new Set<string>()
  return scenarios.flatMap(({ name }) => {
    const { layer, store } = selectWorld(name)
    const steps = stepsOf(layer, store)
    if (!steps) return []
    // Scenarios that differ only in a browser's storage are the same to a server.
    const key = JSON.stringify([store, steps])
    if (seen.has(key)) return []
    seen.add(key)
    return [{ name, store, steps }]
  })
}

function stepsOf(layer: ScenarioLayer, store: StoreLocale): PlayedStep[] | undefined {
  const parts = Object.entries(layer).filter(([, value]) => value !== undefined)
  if (parts.some(([part]) => !BY_REQUESTS.has(part)) || (layer.shopper ?? 'guest') !== 'guest' || !layer.basket) return undefined
  const items = (layer.basket.lines ?? []).map((line, at) => itemOf(line, at, store))
  if (items.length === 0 || items.some((item) => item === undefined)) return undefined
  const codes = layer.codes ?? []
  const method = layer.basket.deliveryMethod
  return [
    { operation: 'startAnonymousSession', variables: {} },
    { operation: 'addBasketItems', variables: { ...NEWEST, items } },
    ...codes.map((code) => ({ operation: 'applyDiscountCode', variables: { code } })),
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
