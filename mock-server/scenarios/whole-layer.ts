import type { BasketLineRecord } from '#fixtures/basket/record.ts'
import { catalogue } from '#fixtures/catalogue/catalogue.ts'
import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import { findPlan } from '#fixtures/membership/plans.ts'
import type { ScenarioLayer } from '#fixtures/scenarios/record.ts'

/** Prefix of discontinued products. They are intentional, so they are not reported. */
const GONE = 'GONE-'

const sold = new Map<StoreLocale, ReadonlySet<string>>()

/** Whether a store sells an SKU, a variant id or a product id. */
export function isSold(name: string, store: StoreLocale): boolean {
  const known = sold.get(store) ?? namesIn(store)
  sold.set(store, known)
  return known.has(name)
}

function namesIn(store: StoreLocale): ReadonlySet<string> {
  return new Set(
    catalogue.products.flatMap(({ id, variants }) => {
      const offered = variants.filter(({ prices }) => prices[store])
      return offered.length === 0 ? [] : [id, ...offered.flatMap((variant) => [variant.id, variant.sku])]
    }),
  )
}

/** Contradictions between a layer and its store or shopper, each with its part. Empty for a valid layer. */
export function impossibilities(layer: ScenarioLayer, store: StoreLocale): { part: string; message: string }[] {
  const { shopper = 'guest', person, membership, basket } = layer
  const found: { part: string; message: string }[] = []
  if (shopper === 'guest' && (membership || person)) {
    const part = membership ? 'membership' : 'person'
    found.push({ part, message: 'a guest has none: say who is here, as shopper=annual-member' })
  }
  if (membership && !findPlan(store, membership.plan))
    found.push({ part: 'membership.plan', message: `the store ${store} has no plan '${membership.plan}'` })
  for (const [at, line] of (basket?.lines ?? []).entries()) {
    if (!isOffered(line, store))
      found.push({ part: `basket.lines[${at}].offerId`, message: `the store ${store} does not sell '${line.offerId}'` })
  }
  return found
}

function isOffered({ type, offerId }: BasketLineRecord, store: StoreLocale): boolean {
  if (offerId.startsWith(GONE)) return true
  return type === 'product' ? isSold(offerId, store) : findPlan(store, offerId) !== undefined
}
