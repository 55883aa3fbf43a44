import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import { findPlan } from '#fixtures/membership/plans.ts'
import type { ScenarioLayer } from '#fixtures/scenarios/record.ts'
import { isSold } from '../whole-layer.ts'
import type { ValueProblem } from './check-value.ts'

/** Products, variants and plans in CMS content, in an account or in an offer that the store does not sell. */
export function checkOffers({ account = {}, content = {}, offers = [] }: ScenarioLayer, store: StoreLocale, path: string): ValueProblem[] {
  const taken = offers.map(({ effect }) => ({
    ...(effect.kind === 'membership' && { plans: effect.plans.map((plan) => ({ plan })) }),
    ...(effect.kind === 'gift' && { offer: effect.sku }),
  }))
  return [
    ...strangers(account, store, `${path}.account`),
    ...strangers(content, store, `${path}.content`),
    ...(content.articles ?? []).flatMap(({ products }, at) =>
      products.flatMap((offer, place) =>
        stranger(isSold(offer, store), offer, store, `${path}.content.articles[${at}].products[${place}]`),
      ),
    ),
    ...strangers(taken, store, `${path}.offers`),
  ]
}

function strangers(value: unknown, store: StoreLocale, path: string): ValueProblem[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((entry: unknown, at) => strangers(entry, store, `${path}[${at}]`))
  const isMembership = 'type' in value && (value.type === 'membership' || value.type === 'giftMembership')
  return Object.entries(value).flatMap(([key, inner]) => {
    const isPlan = key === 'plan' || (key === 'offer' && isMembership)
    if (typeof inner !== 'string' || !(isPlan || key === 'product' || key === 'offer')) return strangers(inner, store, `${path}.${key}`)
    const isKnown = isPlan ? findPlan(store, inner) !== undefined : isSold(inner, store)
    return stranger(isKnown, inner, store, `${path}.${key}`)
  })
}

function stranger(isKnown: boolean, name: string, store: StoreLocale, path: string): ValueProblem[] {
  return isKnown ? [] : [{ path, message: `the store ${store} does not sell '${name}'` }]
}
