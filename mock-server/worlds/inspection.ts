import { type DocumentNode, execute, parse } from 'graphql'
import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import type { CatalogueIndex } from '../contract/catalogue/catalogue-index.ts'
import { ContractContext, type SessionHost } from '../contract/context.ts'
import { contractSchema } from '../contract/executable-schema.ts'
import type { World } from './world.ts'

/** A world's shopper and basket, by the contract's rules. `basket` and `pricing` are empty without a session. */
export type WorldInspection = {
  user: Readonly<Record<string, unknown>>
  basket: Readonly<Record<string, unknown>>
  pricing: Readonly<Record<string, unknown>>
}

const amount = '{ formatted value }'
const text = `query inspectWorld {
  me {
    id email firstName lastName dateOfBirth isLoggedIn isMember hasMembership hasMembershipInBag userType deliveryType isFreeTrialAllowed basketCount
    membership { id name value duration }
  }
  basket {
    items {
      id quantity type origin removable maxItemQuantity
      variant { sku title subTitle } membership { id name }
      linePrice { typical ${amount} member ${amount} charged ${amount} }
    }
    deliveryMethod
    includedDiscounts { code } rejectedDiscounts { code }
    notifications { code level handler params { name value } }
    pricing { priceTier totalPrice { gross } estimatedShipping totalMembershipPrice totalProductPriceByTier { typical member } }
  }
}`

let document: DocumentNode | undefined

/** Reads a world without changing it. `hostNow` in milliseconds. */
export async function inspectWorld(world: World, store: StoreLocale, catalogue: CatalogueIndex, hostNow: number): Promise<WorldInspection> {
  document ??= parse(text)
  const contextValue = new ContractContext({ store, catalogue, world, host: onlyLooking, hostNow, providerOrigin: '', shopOrigins: [] })
  const { data } = await execute({ schema: contractSchema, document, contextValue })
  const { me, basket } = JSON.parse(JSON.stringify(data ?? {})) as { me?: WorldInspection['user']; basket?: WorldInspection['user'] | null }
  const { pricing = {}, ...shown } = basket ?? {}
  return { user: me ?? {}, basket: shown, pricing: pricing as WorldInspection['pricing'] }
}

function refuse(): never {
  throw new Error('A world that is looked at is not changed.')
}

const onlyLooking: SessionHost = { open: refuse, extend: refuse, renew: refuse, close: refuse }
