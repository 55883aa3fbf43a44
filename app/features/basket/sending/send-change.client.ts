import { deviceFingerprint } from '#app/platform/device/device-fingerprint.ts'
import { ask, change, type Sending } from '#app/platform/graphql/browser-client.ts'
import { policyOf } from '#app/platform/graphql/operation-policy.ts'
import { RequestFailure } from '#app/platform/graphql/request-failure.ts'
import { logError } from '#app/platform/log/log-error.ts'
import { refreshShopper } from '#app/platform/shopper/refresh-shopper.client.ts'
import { isShopperUnknown, rememberBasket } from '#app/platform/shopper/shopper-record.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { trackBasketUpdate } from '#app/platform/tracking/track-basket.ts'
import { goTo } from '#app/platform/window/go-to.ts'
import {
  AddBasketItemsDocument,
  ApplyDiscountCodeDocument,
  type BasketUpdateFieldsFragment,
  EditBasketItemDocument,
  GetBasketDocument,
  RemoveBasketItemsDocument,
  RemoveDiscountCodeDocument,
  SetDeliveryMethodDocument,
} from '#operations/__generated__/operations.ts'
import type { BasketChange, BasketFailureCode, LineFacts } from '../store/basket-change.ts'
import { type BasketView, basketView } from '../store/basket-view.ts'
import { isGiftMembership, itemsToAdd, toItemInput } from './item-input.ts'

// Loaded with the first change because it imports the contract's client.

/** All basket mutations use the newest version of the session's list. Spec §5. */
const LIST = { listId: '', version: -1 } as const

/** A change and its line. */
export type ChangeToSend = { change: BasketChange; line: LineFacts | undefined }

/** The outcome of sending: the basket, or why it failed and whether it may be retried. */
export type SendOutcome =
  | { status: 'answered'; basket: BasketView; isUnchanged: boolean }
  | { status: 'failed'; code: Exclude<BasketFailureCode, 'STOPPED'>; mayRepeat: boolean }

/** Sends one change, and updates the header, prices and analytics. Never throws. */
export async function sendChange(wanted: ChangeToSend): Promise<SendOutcome> {
  try {
    const update = withoutRepeatedRemoval(wanted.change, await sendForNewest(wanted))
    const basket = basketView(update)
    await remember(basket)
    trackBasketUpdate(update.updateTracking)
    goToBasketWithGift(wanted.change, basket)
    return { status: 'answered', basket, isUnchanged: update.itemUpdates.length === 0 }
  } catch (error) {
    logError(isGiftMembership(wanted.change) ? 'Error adding membership to basket' : `Basket: ${wanted.change.kind} failed`, error)
    return { status: 'failed', ...failureOf(error) }
  }
}

/** A repeated removal finds nothing to remove. The line is gone as requested, so the failure is dropped. */
function withoutRepeatedRemoval(wanted: BasketChange, update: BasketUpdateFieldsFragment): BasketUpdateFieldsFragment {
  if (wanted.kind !== 'remove' || update.items.some(({ id }) => id === wanted.lineId)) return update
  return { ...update, notifications: update.notifications.filter(({ code }) => code !== 'REMOVE_ITEMS_FAILURE') }
}

/** Fetches the basket. Throws RequestFailure. */
export async function askBasket(): Promise<BasketView> {
  const basket = basketView((await ask(GetBasketDocument, {})).basket)
  await remember(basket)
  return basket
}

/**
 * Sends a change. If the basket has changed meanwhile, the server has done nothing: the basket is fetched, and the change is sent once more, for its line as
 * it is now. Decision 043.
 */
async function sendForNewest(wanted: ChangeToSend): Promise<BasketUpdateFieldsFragment> {
  try {
    return await send(wanted)
  } catch (error) {
    if (!(error instanceof RequestFailure) || error.code !== 'VERSION_CONFLICT') throw error
    const { lines } = await askBasket()
    return send({ ...wanted, line: lines.find(({ id }) => id === wanted.line?.id) ?? wanted.line })
  }
}

async function send({ change: wanted, line }: ChangeToSend): Promise<BasketUpdateFieldsFragment> {
  switch (wanted.kind) {
    case 'setQuantity':
      return (await change(EditBasketItemDocument, { ...LIST, item: toItemInput(line, wanted.quantity) }, SENDING)).editBasketItem
    case 'remove':
      return (await change(RemoveBasketItemsDocument, { ...LIST, items: [toItemInput(line)] }, SENDING)).removeBasketItems
    case 'applyCode':
      return (await change(ApplyDiscountCodeDocument, { code: wanted.code }, SENDING)).applyDiscountCode
    case 'removeCode':
      return (await change(RemoveDiscountCodeDocument, { code: wanted.code }, SENDING)).removeDiscountCode
    case 'setDelivery':
      return (await change(SetDeliveryMethodDocument, { deliveryMethod: wanted.method }, SENDING)).setDeliveryMethod
    default:
      return add(wanted)
  }
}

/** Every request outlives its page (keepalive). */
const SENDING: Sending = { keepalive: true }

async function add(wanted: Extract<BasketChange, { kind: `add${string}` | 'restore' }>): Promise<BasketUpdateFieldsFragment> {
  const items = itemsToAdd(wanted)
  const fingerprint = await deviceFingerprint()
  const { addBasketItems } = await change(
    AddBasketItemsDocument,
    { ...LIST, items, basketMutationFlags: flagsOf(wanted), ...placeOf(wanted), isBasketPage: isBasketPage() },
    { ...SENDING, ...(fingerprint && { headers: { 'x-device-fingerprint': fingerprint } }) },
  )
  return addBasketItems
}

/** Only memberships have the flag, true by default. Spec §4, open point A54. */
function flagsOf(wanted: BasketChange): { explicitUserMembershipAdd: boolean } | null {
  return wanted.kind === 'addMembership' ? { explicitUserMembershipAdd: wanted.isExplicit ?? true } : null
}

function placeOf(wanted: BasketChange) {
  if (wanted.kind === 'addProducts') {
    const { location, locationDetails = null, source = null } = wanted
    return { location, locationDetails, source }
  }
  return { location: wanted.kind === 'addMembership' ? (wanted.location ?? 'Page') : 'Page' } as const
}

/** Stores the basket's information about the shopper, for every page. */
async function remember(basket: BasketView): Promise<void> {
  // The first change opens the session, whose shopper is not known yet.
  if (isShopperUnknown()) await refreshShopper()
  rememberBasket(basket)
}

/** The basket page requests more fields. Spec §7. */
function isBasketPage(): boolean {
  return location.pathname === basketHref()
}

function basketHref(): string {
  return storeHref(storeOf(document.documentElement.lang), '/basket')
}

/** After adding a gift membership, go to the basket. Spec §4. */
function goToBasketWithGift(wanted: BasketChange, { lines }: BasketView): void {
  const isIn = isGiftMembership(wanted) && lines.some(({ type }) => type === 'giftMembership')
  if (isIn && !isBasketPage()) goTo(basketHref())
}

/** Maps an error to a failure. The operation's policy says whether it may be retried. */
function failureOf(error: unknown): { code: Exclude<BasketFailureCode, 'STOPPED'>; mayRepeat: boolean } {
  if (!(error instanceof RequestFailure)) return { code: 'REFUSED', mayRepeat: false }
  const { reason, code, operation } = error
  const mayRepeat = policyOf(operation).retry === 'SAFE'
  if (reason === 'network') return { code: navigator.onLine ? 'NETWORK' : 'OFFLINE', mayRepeat }
  if (reason === 'errors' || (reason === 'status' && /^4\d\d$/.test(code ?? ''))) return { code: 'REFUSED', mayRepeat: false }
  return { code: 'NO_RESPONSE', mayRepeat }
}
