import { lineWords } from '#app/messages/basket/lines.ts'
import { isInStock, type PictureView, picturesOf } from '#app/platform/catalogue/variant-shape.ts'
import type {
  BasketContentsFieldsFragment,
  BasketItemFieldsFragment,
  NotificationFieldsFragment,
} from '#operations/__generated__/operations.ts'

/** A line of the basket. Amounts are the contract's strings: the shop never calculates money. */
export type BasketLineView = {
  id: string
  type: BasketItemFieldsFragment['type']
  sku: string | undefined
  variantId: string | undefined
  membershipId: string | undefined
  name: string
  brandName: string | undefined
  variation: string | undefined
  /** Path of the product page, without the store's prefix. */
  href: string | undefined
  picture: PictureView | undefined
  quantity: number
  /** Maximum per order. */
  maxItemQuantity: number | undefined
  inStock: boolean
  isGift: boolean
  isRemovable: boolean
  /** How long a membership runs before it renews; undefined for any other line. */
  duration: NonNullable<BasketItemFieldsFragment['membership']>['duration'] | undefined
  /** The recipient of a gift membership; null for any other line. */
  giftInfo: BasketItemFieldsFragment['giftInfo']
  /** The price of a membership or gift membership after discounts; undefined for a product. */
  membershipPrice: NonNullable<BasketItemFieldsFragment['membership']>['price'] | undefined
  price: BasketItemFieldsFragment['linePrice']
}

export type BasketView = {
  lines: BasketLineView[]
  /** Sum of the quantities of lines that are in stock or have no variant. Spec §3. */
  count: number
  hasMembershipInBag: boolean
  notifications: NotificationFieldsFragment[]
  /** The basket as it was answered. */
  update: BasketContentsFieldsFragment
}

/** The one place that maps the contract's response to the shop's view. */
export function basketView(update: BasketContentsFieldsFragment): BasketView {
  return {
    lines: update.items.map(lineView),
    count: update.items.filter(isCounted).reduce((sum, { quantity }) => sum + quantity, 0),
    hasMembershipInBag: update.items.some(({ type }) => type === 'membership'),
    notifications: update.notifications,
    update,
  }
}

function isCounted({ variant }: BasketItemFieldsFragment): boolean {
  return variant === null || variant.availability.status === 'instock'
}

function lineView(item: BasketItemFieldsFragment): BasketLineView {
  const { variant, membership } = item
  return {
    id: item.id,
    type: item.type,
    sku: variant?.sku,
    variantId: variant?.id,
    membershipId: membership?.id,
    name: variant?.title ?? membership?.name ?? lineWords.unnamed,
    brandName: variant?.brandName,
    variation: variant?.subTitle ?? undefined,
    href: variant?.href,
    picture: variant ? picturesOf(variant)[0] : undefined,
    quantity: item.quantity,
    maxItemQuantity: item.maxItemQuantity ?? undefined,
    inStock: variant === null || isInStock(variant),
    isGift: item.origin === 'discount',
    isRemovable: item.removable && item.origin === 'user',
    duration: membership?.duration,
    giftInfo: item.giftInfo,
    membershipPrice: membership?.price,
    price: item.linePrice,
  }
}
