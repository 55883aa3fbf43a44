import type { BasketChange } from '../store/basket-change.ts'

/** Maximum number of items that a URL may add. */
const MOST_ITEMS = 20

type Wish = { sku: string; quantity: number } | { membershipId: string }

/**
 * The changes that /basket?items=[…] asks for: a JSON array of skus, or of partial item inputs with `variantSku` or `membershipId`, and `quantity`
 * (open point A14). Malformed items add nothing.
 */
export function changesInUrl(parameter: string | string[] | undefined): BasketChange[] {
  const wishes = wishesIn(parameter)
  const lines = wishes.flatMap((wish) => ('sku' in wish ? Array.from({ length: wish.quantity }, () => ({ sku: wish.sku })) : []))
  const products: BasketChange = { kind: 'addProducts', lines: lines.slice(0, MOST_ITEMS), location: 'Page' }
  const memberships = wishes.flatMap((wish): BasketChange[] =>
    'membershipId' in wish ? [{ kind: 'addMembership', membershipId: wish.membershipId, location: 'Page' }] : [],
  )
  return [...(lines.length > 0 ? [products] : []), ...memberships]
}

function wishesIn(parameter: string | string[] | undefined): Wish[] {
  if (typeof parameter !== 'string' || parameter.length > 4096) return []
  try {
    const value: unknown = JSON.parse(parameter)
    return Array.isArray(value) ? value.slice(0, MOST_ITEMS).flatMap(wishOf) : []
  } catch {
    return []
  }
}

function wishOf(item: unknown): Wish[] {
  if (isName(item)) return [{ sku: item, quantity: 1 }]
  const { variantSku, membershipId, quantity = 1 }: Readonly<Record<string, unknown>> = Object(item)
  if (isName(variantSku) && isQuantity(quantity)) return [{ sku: variantSku, quantity }]
  return isName(membershipId) ? [{ membershipId }] : []
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{1,100}$/.test(value)
}

function isQuantity(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) <= MOST_ITEMS
}
