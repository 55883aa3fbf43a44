import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import type { StoreContent } from '#fixtures/content/record.ts'
import type { AddressRecord, OrderRecord, PaymentMethodRecord, ReferralRecord, WishRecord } from '#fixtures/orders/record.ts'
import type { MembershipRecord } from '#fixtures/shoppers/record.ts'
import type { PastOrder } from '../../contract/orders/past-order.ts'

/** What a checkout knows before the order is placed. */
type CheckoutState = {
  readonly contact: { email: string; firstName: string; lastName: string; phone: string | null } | null
  /** An address of the address book by id, or one that was typed; null: the default one. */
  readonly addressId: string | null
  readonly typedAddress: AddressRecord | null
}

/** What an account remembers besides its basket. Null where the fixtures speak for a base shopper until something is changed. */
export type AccountState = {
  /** Newest first. */
  wishes: readonly WishRecord[] | null
  /** Orders from before the world's start. */
  pastOrders: readonly OrderRecord[] | null
  /** Orders that were placed in this world, newest first, by store. */
  placedOrders: Readonly<Partial<Record<StoreLocale, readonly PastOrder[]>>>
  /** Numbers of the orders that were cancelled in this world. */
  cancelledOrders: readonly string[]
  /** Skus that 'order it again' leaves out until they are bought anew. */
  removedReplenishments: readonly string[]
  /** The default first. */
  addresses: readonly AddressRecord[] | null
  /** The default first. */
  payments: readonly PaymentMethodRecord[] | null
  referral: ReferralRecord | null
  contact: { readonly phone: string | null; readonly wantsNewsByEmail: boolean }
  /** Memberships that others came after, newest first. */
  pastMemberships: readonly MembershipRecord[]
  wantsAnniversaryReminder: boolean
  /** Digest of a password that was changed; null: as the account was made. */
  passwordProof: string | null
  checkout: CheckoutState
}

/** An account of which nothing more is known. */
export const untouchedAccount: Readonly<AccountState> = Object.freeze({
  wishes: null,
  pastOrders: null,
  placedOrders: Object.freeze({}),
  cancelledOrders: Object.freeze([]),
  removedReplenishments: Object.freeze([]),
  addresses: null,
  payments: null,
  referral: null,
  contact: Object.freeze({ phone: null, wantsNewsByEmail: false }),
  pastMemberships: Object.freeze([]),
  wantsAnniversaryReminder: false,
  passwordProof: null,
  checkout: Object.freeze({ contact: null, addressId: null, typedAddress: null }),
})

/** What the shop itself says, whoever the shopper is. */
export type ShopState = {
  /** What differs from the CMS's content. */
  content: Readonly<Partial<StoreContent>>
  /** The country that the visitor seems to be in: `store` is the store's own; null cannot be told. */
  viewerCountry: string | null
}

/** The shop as its fixtures have it. */
export const untouchedShop: Readonly<ShopState> = Object.freeze({ content: Object.freeze({}), viewerCountry: 'store' })
