import type { ShopperRecord } from '#fixtures/shoppers/record.ts'
import type { ContractContext } from '../context.ts'
import { unauthenticated } from '../errors.ts'

/** Whoever is logged in; refuses a guest. */
export function requireAccount(context: ContractContext): ShopperRecord {
  const identity = context.shopper.read('identity')
  if (!identity) throw unauthenticated()
  return identity
}
