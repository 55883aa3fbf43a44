import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import type { StoreContent } from '#fixtures/content/record.ts'
import type { FlowPositions } from '#fixtures/membership/flow-position.ts'
import type { AddressRecord, OrderRecord, PaymentMethodRecord, ReferralRecord, WishRecord } from '#fixtures/orders/record.ts'
import type { MailRecord } from '#fixtures/scenarios/record.ts'
import type { MembershipRecord } from '#fixtures/shoppers/record.ts'
import { type AttemptsState, noAttempts } from '../../contract/orders/attempt-record.ts'
import type { PastOrder } from '../../contract/orders/past-order.ts'

/** State of a checkout before the order is placed. */
type CheckoutState = {
  readonly contact: { email: string; firstName: string; lastName: string; phone: string | null } | null
  /** An address by id from the address book, or a typed address; null: the default address. */
  readonly addressId: string | null
  readonly typedAddress: AddressRecord | null
}

/** State of an account besides its basket. Null: the base shopper's fixtures apply until the first change. */
export type AccountState = {
  /** Newest first. */
  wishes: readonly WishRecord[] | null
  /** Orders from before the world's start. */
  pastOrders: readonly OrderRecord[] | null
  /** Orders placed in this world, newest first, by store. */
  placedOrders: Readonly<Partial<Record<StoreLocale, readonly PastOrder[]>>>
  /** Attempts to order and pay. */
  attempts: AttemptsState
  /** Numbers of the orders cancelled in this world. */
  cancelledOrders: readonly string[]
  /** Skus hidden from 'order it again' until they are bought again. */
  removedReplenishments: readonly string[]
  /** The default first. */
  addresses: readonly AddressRecord[] | null
  /** The default first. */
  payments: readonly PaymentMethodRecord[] | null
  referral: ReferralRecord | null
  contact: { readonly phone: string | null; readonly wantsNewsByEmail: boolean }
  /** Where the shopper stands in the flows of membership management, by name. */
  flows: FlowPositions
  /** Previous memberships, newest first. */
  pastMemberships: readonly MembershipRecord[]
  /** The gift for not cancelling: promised until an order brings it, and an account has it once. */
  stayGift: 'promised' | 'had' | null
  wantsAnniversaryReminder: boolean
  /** Digest of a changed password; null: the account's original password. */
  passwordProof: string | null
  checkout: CheckoutState
  /** True once it was deleted, or has another email: nobody can log in to it, and its email is free. */
  isClosed: boolean
  /** When logins failed, milliseconds, by email. Only on the account that is nobody's. */
  failedLogins: Readonly<Record<string, readonly number[]>>
}

/**
 * Key of an account that is nobody's and holds the failed logins of all emails, known or not: it is kept and shared as accounts are. No email begins with a
 * blank, so nobody logs in to it.
 */
export const FAILED_LOGINS_ACCOUNT = ' failed logins'

/** Initial state of an account. */
export const untouchedAccount: Readonly<AccountState> = Object.freeze({
  wishes: null,
  pastOrders: null,
  placedOrders: Object.freeze({}),
  attempts: noAttempts,
  cancelledOrders: Object.freeze([]),
  removedReplenishments: Object.freeze([]),
  addresses: null,
  payments: null,
  referral: null,
  contact: Object.freeze({ phone: null, wantsNewsByEmail: false }),
  flows: Object.freeze({}),
  pastMemberships: Object.freeze([]),
  stayGift: null,
  wantsAnniversaryReminder: false,
  passwordProof: null,
  checkout: Object.freeze({ contact: null, addressId: null, typedAddress: null }),
  isClosed: false,
  failedLogins: Object.freeze({}),
})

/** The shop's state, independent of the shopper. */
export type ShopState = {
  /** Differences from the CMS content. */
  content: Readonly<Partial<StoreContent>>
  /** The visitor's detected country: `store` is the store's own; null if unknown. */
  viewerCountry: string | null
  /** Who waits for an email about which variant: `sku email`, oldest first. */
  stockEmails: readonly string[]
  /** Emails that were sent, newest first. */
  sentMails: readonly MailRecord[]
}

/** The shop as in the fixtures. */
export const untouchedShop: Readonly<ShopState> = Object.freeze({
  content: Object.freeze({}),
  viewerCountry: 'store',
  stockEmails: Object.freeze([]),
  sentMails: Object.freeze([]),
})
