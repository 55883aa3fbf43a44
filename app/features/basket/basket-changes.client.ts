import { ask, change } from '#app/platform/graphql/browser-client.ts'
import { refreshShopper } from '#app/platform/shopper/refresh-shopper.client.ts'
import { readShopper, saveShopper } from '#app/platform/shopper/shopper-record.ts'
import {
  AddBasketItemsDocument,
  type AddBasketItemsMutationVariables,
  type BasketUpdateFieldsFragment,
  EditBasketItemDocument,
  GetBasketDocument,
  RemoveBasketItemsDocument,
} from '#operations/__generated__/operations.ts'
import { inTurn } from './basket-queue.client.ts'
import { type BasketLineView, type BasketView, basketView } from './basket-view.ts'

// Loaded when a press needs it: this is where the contract's client comes in.

/** Every basket mutation goes to the newest version of the session's own list. Spec §5. */
const LIST = { listId: '', version: -1 } as const

/** Puts one of each variant into the bag. */
export function addVariants(
  skus: readonly string[],
  location: NonNullable<AddBasketItemsMutationVariables['location']>,
): Promise<BasketView> {
  const items = skus.map((variantSku) => ({ ...line(), type: 'product' as const, variantSku, quantity: 1 }))
  return settle(async () => {
    const { addBasketItems } = await change(AddBasketItemsDocument, { ...LIST, items, location })
    return addBasketItems
  })
}

/** Sets a line's quantity. Nothing is sent for a quantity that it has already. Spec §4. */
export function setQuantity(item: BasketLineView, quantity: number): Promise<BasketView> {
  return settle(async () => {
    const { editBasketItem } = await change(EditBasketItemDocument, { ...LIST, item: inputOf(item, quantity) })
    return editBasketItem
  })
}

/** Takes a line out. */
export function removeLine(item: BasketLineView): Promise<BasketView> {
  return settle(async () => {
    const { removeBasketItems } = await change(RemoveBasketItemsDocument, { ...LIST, items: [inputOf(item, item.quantity)] })
    return removeBasketItems
  })
}

/** Puts a line that was taken out back as it was. */
export function restoreLine(item: BasketLineView): Promise<BasketView> {
  return settle(async () => {
    const { addBasketItems } = await change(AddBasketItemsDocument, { ...LIST, items: [inputOf(item, item.quantity)], location: 'Page' })
    return addBasketItems
  })
}

/** The bag as the server has it now. */
export function reloadBasket(): Promise<BasketView> {
  return settle(async () => (await ask(GetBasketDocument, {})).basket)
}

/** The bag as the server has it, for a page that another tab has overtaken: nothing is remembered, or two tabs would wake each other for ever. */
export function peekBasket(): Promise<BasketView> {
  return inTurn(async () => basketView((await ask(GetBasketDocument, {})).basket))
}

/** Carries a change out in its turn, and lets the header and the prices know what came of it. */
function settle(work: () => Promise<BasketUpdateFieldsFragment>): Promise<BasketView> {
  return inTurn(async () => {
    const view = basketView(await work())
    const { count, hasMembershipInBag } = view
    // A first change opens the session: who it belongs to is not remembered yet.
    const known = readShopper()
    if (known.key === '') await refreshShopper()
    saveShopper({ ...readShopper(), basketCount: count, hasMembershipInBag })
    return view
  })
}

function line() {
  return {
    id: crypto.randomUUID(),
    membershipId: null,
    variantId: null,
    variantSku: null,
    giftInfo: null,
    origin: 'user' as const,
    maxItemQuantity: null,
  }
}

function inputOf(item: BasketLineView, quantity: number) {
  return {
    ...line(),
    id: item.id,
    type: item.type,
    variantSku: item.sku ?? null,
    membershipId: item.membershipId ?? null,
    quantity,
    maxItemQuantity: item.maxItemQuantity ?? null,
  }
}
