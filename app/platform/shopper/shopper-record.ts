import { cookieHeader, removeCookie, writeCookie } from '#app/platform/session/browser-cookies.ts'
import { cookieValue, MEMBERSHIP_IN_BAG_COOKIE, SESSION_KEY_COOKIE, USER_SEGMENT_COOKIE } from '#app/platform/session/session-cookies.ts'
import { readStored, readStoredJson, writeStored } from '#app/platform/storage/browser-storage.ts'
import { guestUser } from './guest-user.ts'
import { shopperStanding } from './shopper-standing.ts'
import type { Membership, User } from './user.ts'

/**
 * The fields of the shopper that every page reads from the record in local storage under `user`. For display only, such as in the header. The record
 * contains more, which `readUser` reads.
 */
export type StoredShopper = {
  /** Fingerprint of the session that it belongs to; empty without one. */
  key: string
  id: string
  name: string
  isLoggedIn: boolean
  isMember: boolean
  hasMembershipInBag: boolean
  basketCount: number
  /** The membership of the account, as it was last told; undefined until then. */
  membership?: Membership | undefined
  /** Skus on the wishlist, newest first; undefined until it has been loaded. */
  wishlist?: readonly string[] | undefined
}

/** Storage key of the record. Spec §3. */
const STORAGE_KEY = 'user'

/** Event within this page when the record changes; other tabs get the browser's `storage` event. */
const CHANGED = 'ottilie:shopper'

/** A first-time visitor. Spec §3. */
export const GUEST: StoredShopper = {
  key: '',
  id: 'initial',
  name: 'guest',
  isLoggedIn: false,
  isMember: false,
  hasMembershipInBag: false,
  basketCount: 0,
}

let snapshot: { text: string | null; key: string; record: StoredShopper } | undefined

/** The open session's record; a guest's if the stored one belongs to another session or is invalid. */
export function readShopper(): StoredShopper {
  const text = readStored('local', STORAGE_KEY) ?? null
  const key = sessionKey()
  if (snapshot?.text !== text || snapshot.key !== key) snapshot = { text, key, record: recordOf(key) }
  return snapshot.record
}

/** True if the open session has no record yet: the shopper has to be fetched. */
export function isShopperUnknown(): boolean {
  return sessionKey() !== '' && readShopper().key === ''
}

/**
 * True if this page was rendered for another standing than the stored record's: after an order the basket is empty, and the shopper may be a member. Pages
 * that everybody shares know the record alone. Asked once a page: later changes of the record are the page's own.
 */
export function isShopperOutdated(): boolean {
  const { dataset } = document.documentElement
  const { standing } = dataset
  delete dataset['standing']
  return standing !== undefined && standing !== shopperStanding(readShopper())
}

/**
 * Stores the shopper's record and notifies the header, the prices and other tabs. Other stored fields of the same shopper stay; undefined fields are
 * removed.
 */
export function saveShopper(record: Omit<StoredShopper, 'key'> & Partial<User>): void {
  // If storage is full or forbidden, the header shows a guest's.
  writeStored('local', STORAGE_KEY, JSON.stringify({ ...knownOf(record.id), ...record, key: sessionKey() }))
  showTier(record)
  dispatchEvent(new Event(CHANGED))
}

/** Keeps what is stored of the shopper of a session that has another key by now: refreshing a session changes its key but not the shopper. */
export function carryShopperOver(formerKey: string): void {
  const stored = recordOf(formerKey)
  if (stored.key !== '' && formerKey !== sessionKey()) saveShopper(stored)
}

/** The basket as every page may need it. */
type KnownBasket = {
  count: number
  hasMembershipInBag: boolean
  update: { items: readonly { type: string; membership: Membership | null }[] } & Pick<
    User,
    'pricing' | 'discounts' | 'includedDiscounts' | 'rejectedDiscounts' | BasketFact
  >
}

type BasketFact = 'hasOnlyVirtualProducts' | 'deliveryMethod' | 'deliveryMethodName'

let timesBasketCame = 0

/** How many baskets `rememberBasket` has had on this page: whoever has waited with an older one knows by it that a newer one has come. */
export function basketsRemembered(): number {
  return timesBasketCame
}

/** Stores the basket in the shopper's record, for every page. Does nothing in a session without a record. */
export function rememberBasket({ count, hasMembershipInBag, update }: KnownBasket): void {
  timesBasketCame += 1
  const known = readShopper()
  if (known.key === '') return
  const next = {
    ...known,
    basketCount: count,
    hasMembershipInBag,
    hasMembership: known.isMember || hasMembershipInBag,
    basket: update.items.map((item) => ({ ...item, membership: item.membership ?? undefined })),
    pricing: update.pricing,
    discounts: update.discounts,
    includedDiscounts: update.includedDiscounts,
    rejectedDiscounts: update.rejectedDiscounts,
    hasOnlyVirtualProducts: update.hasOnlyVirtualProducts,
    deliveryMethod: update.deliveryMethod,
    deliveryMethodName: update.deliveryMethodName,
  }
  if (JSON.stringify(next) !== JSON.stringify(known)) saveShopper(next)
}

/** Without a session whoever is here is a guest, and is stored as one: at a first visit, and when the session of the stored shopper has ended. */
export function rememberGuest(): void {
  if (sessionKey() !== '') return
  const held = readStoredJson('local', STORAGE_KEY, objectOf)
  if (held === undefined || Reflect.get(held, 'key') !== '') forgetShopper()
}

/** Makes the record a guest's, as after sign-out. */
export function forgetShopper(): void {
  writeStored('local', STORAGE_KEY, JSON.stringify({ ...guestUser, ...GUEST }))
}

/**
 * Calls back when the record changes: here, in another tab, or while the page was in the back/forward cache. The page's prices are updated first.
 * Returns the unsubscribe function.
 */
export function onShopperChange(callback: () => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const followOthers = () => {
    // Without a record, the rendered page knows better which prices apply.
    if (!isShopperUnknown()) leadPrices(readShopper())
    callback()
  }
  addEventListener(CHANGED, callback, { signal })
  addEventListener('storage', ({ key }) => void ((key === STORAGE_KEY || key === null) && followOthers()), { signal })
  addEventListener('pageshow', ({ persisted }) => void (persisted && followOthers()), { signal })
  return () => stop.abort()
}

/** Fingerprint of the open session: the page's own value if it was rendered per request, else the cookie's. */
export function sessionKey(): string {
  return document.documentElement.dataset['session'] ?? cookieValue(cookieHeader(), SESSION_KEY_COOKIE) ?? ''
}

type Standing = Pick<StoredShopper, 'isMember' | 'hasMembershipInBag'>

/** Sets which prices of this page are shown first. */
function leadPrices({ isMember, hasMembershipInBag }: Standing): void {
  document.documentElement.dataset['tier'] = isMember || hasMembershipInBag ? 'member' : 'typical'
}

/** Sets which prices are shown first, now and on the next page. Spec §3 Cookies, open point A149. */
function showTier({ isMember, hasMembershipInBag }: Standing): void {
  leadPrices({ isMember, hasMembershipInBag })
  writeCookie(USER_SEGMENT_COOKIE, isMember ? 'member' : 'nonmember')
  if (hasMembershipInBag) writeCookie(MEMBERSHIP_IN_BAG_COOKIE, '1')
  else removeCookie(MEMBERSHIP_IN_BAG_COOKIE)
}

/** The stored fields of this shopper, whatever session they are from; an empty object for anybody else. */
function knownOf(id: string): object {
  const value = readStoredJson('local', STORAGE_KEY, objectOf)
  return value !== undefined && 'id' in value && value.id === id ? value : {}
}

function objectOf(value: unknown): object | undefined {
  return typeof value === 'object' && value !== null ? value : undefined
}

function recordOf(key: string): StoredShopper {
  const value = key === '' ? undefined : readStoredJson('local', STORAGE_KEY, objectOf)
  return value !== undefined && isRecord(value) && value.key === key ? value : GUEST
}

/** Rejects corrupt and outdated records: every field must have the type that this version writes. */
function isRecord(value: object): value is StoredShopper {
  const wishlist: unknown = Reflect.get(value, 'wishlist') ?? []
  return (
    Object.entries(GUEST).every(([name, example]) => name in value && typeof Reflect.get(value, name) === typeof example) &&
    Number.isSafeInteger(Reflect.get(value, 'basketCount')) &&
    Array.isArray(wishlist) &&
    wishlist.every((sku) => typeof sku === 'string')
  )
}
