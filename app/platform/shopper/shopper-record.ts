import { removeCookie, writeCookie } from '#app/platform/session/browser-cookies.ts'
import { cookieValue, MEMBERSHIP_IN_BAG_COOKIE, SESSION_KEY_COOKIE, USER_SEGMENT_COOKIE } from '#app/platform/session/session-cookies.ts'
import { readStored, readStoredJson, removeStored, writeStored } from '#app/platform/storage/browser-storage.ts'
import type { User } from './user.ts'

/**
 * What every page reads of whoever is here, from the record in local storage under `user`. It draws the header; it decides nothing. The
 * record holds more, which `readUser` reads.
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
  /** Skus that they wish for, newest first; undefined until it has been asked for. */
  wishlist?: readonly string[] | undefined
}

/** Where the record is kept. Spec §3. */
const STORAGE_KEY = 'user'

/** Told within this page when the record changes; other pages hear of it from the browser's own `storage` event. */
const CHANGED = 'ottilie:shopper'

/** Whoever has not been here before. Spec §3. */
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

/** The record of the session that is open. A record of another session, or one that cannot be read, is a guest's. */
export function readShopper(): StoredShopper {
  const text = readStored('local', STORAGE_KEY) ?? null
  const key = sessionKey()
  if (snapshot?.text !== text || snapshot.key !== key) snapshot = { text, key, record: recordOf(key) }
  return snapshot.record
}

/** True when a session is open of which nothing is remembered yet: its shopper has to be asked for. */
export function isShopperUnknown(): boolean {
  return sessionKey() !== '' && readShopper().key === ''
}

/**
 * Remembers whoever is here and lets every part of the shop know: the header, the prices, other tabs. What is known of the same shopper
 * besides stays; a field that is undefined is forgotten.
 */
export function saveShopper(record: Omit<StoredShopper, 'key'> & Partial<User>): void {
  // Where storage is full or forbidden the header falls back to a guest's, and the server still knows better.
  writeStored('local', STORAGE_KEY, JSON.stringify({ ...knownOf(record.id), ...record, key: sessionKey() }))
  showTier(record)
  dispatchEvent(new Event(CHANGED))
}

/** What the bag tells of whoever has it, remembered for every page. Of a session of which nothing is remembered, nothing is. [USER-09, USER-11] */
export function rememberBag({ count, hasMembershipInBag }: { count: number; hasMembershipInBag: boolean }): void {
  const known = readShopper()
  if (known.key === '' || (known.basketCount === count && known.hasMembershipInBag === hasMembershipInBag)) return
  saveShopper({ ...known, basketCount: count, hasMembershipInBag, hasMembership: known.isMember || hasMembershipInBag })
}

/** Forgets whoever was here: they have signed out. */
export function forgetShopper(): void {
  removeStored('local', STORAGE_KEY)
}

/**
 * Calls back whenever the record changes, here or in another tab, or has done so while the page lay in the browser's back/forward cache: then the
 * page's prices follow as well. Returns what ends it.
 */
export function onShopperChange(callback: () => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const followOthers = () => {
    // Of whom nothing is remembered, the page knows better what they pay.
    if (!isShopperUnknown()) leadPrices(readShopper())
    callback()
  }
  addEventListener(CHANGED, callback, { signal })
  addEventListener('storage', ({ key }) => void ((key === STORAGE_KEY || key === null) && followOthers()), { signal })
  addEventListener('pageshow', ({ persisted }) => void (persisted && followOthers()), { signal })
  return () => stop.abort()
}

/** Fingerprint of the open session: the page's own word where it was rendered for one visitor, else the cookie's. */
export function sessionKey(): string {
  return document.documentElement.dataset['session'] ?? cookieValue(document.cookie, SESSION_KEY_COOKIE) ?? ''
}

type Membership = Pick<StoredShopper, 'isMember' | 'hasMembershipInBag'>

/** Which prices of this page lead. [PRICE-05, PRICE-07, PRICE-15] */
function leadPrices({ isMember, hasMembershipInBag }: Membership): void {
  document.documentElement.dataset['tier'] = isMember || hasMembershipInBag ? 'member' : 'typical'
}

/** Which prices lead, now and on the next page. Spec §3 Cookies, decision A149. */
function showTier({ isMember, hasMembershipInBag }: Membership): void {
  leadPrices({ isMember, hasMembershipInBag })
  writeCookie(USER_SEGMENT_COOKIE, isMember ? 'member' : 'nonmember')
  if (hasMembershipInBag) writeCookie(MEMBERSHIP_IN_BAG_COOKIE, '1')
  else removeCookie(MEMBERSHIP_IN_BAG_COOKIE)
}

/** What is kept of a shopper, whichever session they were here in; nothing of anybody else. */
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

/** A corrupt or older record is not trusted: every field has to be what this version writes. */
function isRecord(value: object): value is StoredShopper {
  const wishlist: unknown = Reflect.get(value, 'wishlist') ?? []
  return (
    Object.entries(GUEST).every(([name, example]) => name in value && typeof Reflect.get(value, name) === typeof example) &&
    Number.isSafeInteger(Reflect.get(value, 'basketCount')) &&
    Array.isArray(wishlist) &&
    wishlist.every((sku) => typeof sku === 'string')
  )
}
