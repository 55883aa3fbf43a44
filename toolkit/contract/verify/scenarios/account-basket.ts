import { LIPSTICK, NEWEST } from '#fixtures/operations/values.ts'
import { isRecord } from '../../coverage/answer/answer-places.ts'
import type { SentWithShape } from '../verification.ts'
import type { PlayableScenario } from './playable.ts'
import { answeredData, type OpenAccount, valueAt } from './playing-shoppers.ts'

type Line = Readonly<Record<string, unknown>>

/** The basket of an account before a scenario: what has to be there again afterwards. */
type FoundBasket = { isEmpty: boolean; deliveryMethod: unknown }

/** Reads an account's basket; undefined: it was not answered. */
export async function foundBasket(
  { client }: OpenAccount,
  operations: ReadonlyMap<string, SentWithShape>,
): Promise<FoundBasket | undefined> {
  const basket = valueAt(await answeredData(client, operations, 'getBasket'), 'basket')
  if (!isRecord(basket)) return undefined
  const codes = [...listAt(basket, 'discounts'), ...listAt(basket, 'rejectedDiscounts')].filter(({ code }) => code !== null && code !== '')
  return { isEmpty: listAt(basket, 'items').length === 0 && codes.length === 0, deliveryMethod: basket['deliveryMethod'] }
}

/** Takes a scenario's lines, codes and delivery out of an account's basket. Whether it is afterwards as it was found. */
export async function emptied(
  account: OpenAccount,
  { steps }: PlayableScenario,
  found: FoundBasket,
  operations: ReadonlyMap<string, SentWithShape>,
): Promise<boolean> {
  const { client } = account
  for (const { operation, variables } of steps)
    if (operation === 'applyDiscountCode') await answeredData(client, operations, 'removeDiscountCode', variables)
  const items = listAt(valueAt(await answeredData(client, operations, 'getBasket'), 'basket'), 'items').map(asItem)
  if (items.length > 0) await answeredData(client, operations, 'removeBasketItems', { ...NEWEST, items })
  const now = await foundBasket(account, operations)
  if (now?.deliveryMethod !== found.deliveryMethod)
    await answeredData(client, operations, 'setDeliveryMethod', { deliveryMethod: found.deliveryMethod })
  return (await foundBasket(account, operations))?.isEmpty ?? false
}

/** A line as a client names it to take it out. */
function asItem({ id, type, quantity, origin, variant, membership }: Line): Line {
  const bought = isRecord(membership) ? { variantSku: null, membershipId: membership['id'] } : { variantSku: valueAt(variant, 'sku') }
  return { ...LIPSTICK, id, type, quantity, origin, ...bought }
}

function listAt(value: unknown, name: string): Line[] {
  const list = valueAt(value, name)
  return Array.isArray(list) ? list.filter(isRecord) : []
}
