import { giftToAdd, itemToAdd, plainItem } from '#app/platform/basket/item-to-add.ts'
import { giftMembershipSkus, longerTrial } from '#app/platform/settings/memberships.ts'
import type { ItemInput } from '#operations/__generated__/operations.ts'
import type { BasketChange, LineFacts } from '../store/basket-change.ts'

type AddChange = Extract<BasketChange, { kind: `add${string}` | 'restore' }>

/** A basket line as the contract's input, with the requested quantity. Throws for a missing line. Spec §5. */
export function toItemInput(line: LineFacts | null | undefined, quantity: number | undefined = line?.quantity): ItemInput {
  if (!line) throw new Error('toItemInput(): received null item')
  return {
    ...plainItem,
    id: line.id,
    type: line.type,
    quantity: quantity ?? line.quantity,
    variantSku: line.sku ?? null,
    variantId: line.variantId ?? null,
    membershipId: line.membershipId ?? null,
    giftInfo: line.giftInfo ? giftInfoOf(line.giftInfo) : null,
    maxItemQuantity: line.maxItemQuantity ?? null,
  }
}

/** The items of an addition, each with a new UUID (open point A61). Spec §4 Basket add and edit. */
export function itemsToAdd(change: AddChange): ItemInput[] {
  switch (change.kind) {
    case 'addProducts':
      return change.lines.map(itemToAdd)
    case 'addMembership':
      return [{ ...plainItem, id: crypto.randomUUID(), type: 'membership', membershipId: longerTrial(change.membershipId), quantity: 1 }]
    case 'addGiftMembership':
      return [giftToAdd(change.sku, change.giftInfo)]
    case 'restore':
      return [{ ...toItemInput(change.line), id: crypto.randomUUID() }]
  }
}

/** Whether a change adds a gift membership, by either kind of addition. Spec §4. */
export function isGiftMembership(change: BasketChange): boolean {
  return (
    change.kind === 'addGiftMembership' || (change.kind === 'addProducts' && change.lines.some(({ sku }) => giftMembershipSkus.has(sku)))
  )
}

/** Only the input's fields: the response may contain more. */
function giftInfoOf({
  recipientName,
  recipientEmail,
  message,
  sendDate,
}: NonNullable<ItemInput['giftInfo']>): NonNullable<ItemInput['giftInfo']> {
  return { recipientName, recipientEmail, message: message ?? null, sendDate: sendDate ?? null }
}
