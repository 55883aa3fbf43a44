import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import type { ShopperState } from '../../worlds/state.ts'
import type { ContractContext } from '../context.ts'

/** What a guest brings to an account besides the basket. */
export type GuestOrders = Pick<ShopperState, 'placedOrders' | 'cancelledOrders' | 'attempts'>

const stores: readonly StoreLocale[] = ['en-GB', 'en-US']

/**
 * Adds a guest's orders and attempts to the account that logged in, so that whoever paid as a guest finds the order, and a payment that is not
 * answered yet ends in the account.
 */
export function joinOrders(guest: GuestOrders, { shopper }: ContractContext): void {
  const own = shopper.read('placedOrders')
  const joined = stores.map((store) => {
    const all = [...(guest.placedOrders[store] ?? []), ...(own[store] ?? [])]
    return [store, all.sort((one, other) => other.placedAt - one.placedAt)] as const
  })
  if (Object.keys(guest.placedOrders).length > 0) shopper.write('placedOrders', Object.fromEntries(joined))
  if (guest.cancelledOrders.length > 0)
    shopper.write('cancelledOrders', [...new Set([...guest.cancelledOrders, ...shopper.read('cancelledOrders')])])
  if (guest.attempts.known.length === 0) return
  const { seed, ended, known } = shopper.read('attempts')
  const brought = new Set(guest.attempts.known.map(({ id }) => id))
  shopper.write('attempts', { seed, ended, known: [...guest.attempts.known, ...known.filter(({ id }) => !brought.has(id))] })
}
