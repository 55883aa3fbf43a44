import { sessionKey } from '#app/platform/shopper/shopper-record.ts'
import { contractNow } from '#app/platform/time/contract-clock.ts'
import type { BasketChange, LineFacts } from './basket-change.ts'

/** A change as it is kept for whichever page sends it: this one, or the next when this one is left. */
export type KeptChange = {
  id: string
  /** Its place in the queue: later changes have higher numbers. */
  turn: number
  change: BasketChange
  /** The line that it is about, where it is about one. */
  line: LineFacts | undefined
  /** True from the moment that it is sent: whether it has arrived is then unknown until it is answered. */
  isSent: boolean
}

/** Each change has an entry of its own: two tabs that write at once cannot lose each other's. */
const PREFIX = 'basket-change:'

/** The most changes that are kept; more than anybody asks for before an answer comes. */
const MOST = 50

/** How long an unsent change still counts, milliseconds by the contract's clock. */
const LIFETIME = 24 * 3600 * 1000

/** Keeps a change, or what has become of it. False where local storage is full or forbidden, or too much waits already: it is this page's alone. */
export function keepChange({ id, turn, change, line, isSent }: KeptChange): boolean {
  try {
    if (keptIds().length >= MOST && !isKept(id)) return false
    localStorage.setItem(PREFIX + id, JSON.stringify({ key: sessionKey(), at: contractNow(), turn, change, line, isSent }))
    return true
  } catch {
    return false
  }
}

/** Whether a change still waits here: another tab may have sent it. */
export function isKept(id: string): boolean {
  try {
    return localStorage.getItem(PREFIX + id) !== null
  } catch {
    return false
  }
}

/** Forgets a change: it was answered, or another says all that counted of it. */
export function forgetChange(id: string): void {
  try {
    localStorage.removeItem(PREFIX + id)
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}

/** Whether any page has left a change behind, its own or another's. Cheap: nothing is read. */
export function hasKeptChanges(): boolean {
  return keptIds().length > 0
}

/** What was left behind, in its order. What cannot be read, is another session's, or too old is forgotten. */
export function keptChanges(): KeptChange[] {
  const all = keptIds().map((id) => ({ id, kept: readChange(id) }))
  for (const { id, kept } of all) if (!kept) forgetChange(id)
  return all.flatMap(({ kept }) => kept ?? []).toSorted((a, b) => a.turn - b.turn)
}

function keptIds(): string[] {
  try {
    return Object.keys(localStorage).flatMap((name) => (name.startsWith(PREFIX) ? name.slice(PREFIX.length) : []))
  } catch {
    return []
  }
}

function readChange(id: string): KeptChange | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(PREFIX + id) ?? 'null')
    if (!isRecord(value) || !isChange(value['change'])) return undefined
    const { key, at, turn, change, line, isSent } = value
    // A visitor without a session has none until the first change is answered: what came before belongs to whoever that becomes.
    const isOurs = key === '' || key === sessionKey()
    const age = contractNow() - Number(at)
    if (!isOurs || !(age < LIFETIME) || typeof turn !== 'number' || typeof isSent !== 'boolean') return undefined
    return { id, turn, change, line: isLine(line) ? line : undefined, isSent }
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 300
const isTextOrNone = (value: unknown) => value === undefined || isText(value)
const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0

const isCountOrNone = (value: unknown) => value === undefined || isCount(value)

/** A corrupt or older entry is not trusted: it has to be what this version writes. */
function isChange(value: unknown): value is BasketChange {
  if (!isRecord(value)) return false
  switch (value['kind']) {
    case 'addProducts':
      return (
        isText(value['location']) && isTextOrNone(value['locationDetails']) && isTextOrNone(value['source']) && areProducts(value['lines'])
      )
    case 'addMembership':
      return (
        isText(value['membershipId']) && isTextOrNone(value['location']) && ['undefined', 'boolean'].includes(typeof value['isExplicit'])
      )
    case 'addGiftMembership':
      return isText(value['sku']) && (value['giftInfo'] === undefined || isGiftInfo(value['giftInfo']))
    case 'setQuantity':
      return isText(value['lineId']) && isCount(value['quantity'])
    case 'remove':
      return isText(value['lineId'])
    case 'restore':
      return isLine(value['line'])
    case 'applyCode':
    case 'removeCode':
      return isText(value['code'])
    case 'setDelivery':
      return isText(value['method'])
    default:
      return false
  }
}

function areProducts(value: unknown): boolean {
  return Array.isArray(value) && value.length <= MOST && value.every((line) => isProduct(line))
}

function isProduct(value: unknown): boolean {
  return isRecord(value) && isText(value['sku']) && isTextOrNone(value['variantId']) && isCountOrNone(value['maxItemQuantity'])
}

function isGiftInfo(value: unknown): boolean {
  return isRecord(value) && isText(value['recipientName']) && isText(value['recipientEmail'])
}

const lineTypes: ReadonlySet<unknown> = new Set<LineFacts['type']>(['product', 'membership', 'giftMembership'])

function isLine(value: unknown): value is LineFacts {
  if (!isRecord(value)) return false
  const { id, type, sku, variantId, membershipId, name, quantity, maxItemQuantity, giftInfo } = value
  const isNamed = isText(id) && isText(name) && [sku, variantId, membershipId].every(isTextOrNone)
  return (
    isNamed && lineTypes.has(type) && isCount(quantity) && isCountOrNone(maxItemQuantity) && (giftInfo === null || isGiftInfo(giftInfo))
  )
}
