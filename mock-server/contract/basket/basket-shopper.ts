import type { ContractContext } from '../context.ts'
import type { Shopper } from '../rules/basket/basket-line.ts'

/** The shopper as far as pricing is concerned. */
export function basketShopper({ shopper, isMember }: ContractContext): Shopper {
  const identity = shopper.read('identity')
  return { isMember, hasOrdered: identity?.hasOrdered ?? false }
}
