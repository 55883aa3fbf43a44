import { kits } from '#fixtures/basket/kits.ts'
import { findPlan } from '#fixtures/membership/plans.ts'
import type { BasketUpdate, DeliveryMethod, ItemInput, TrackingEvent } from '#schema/__generated__/types.ts'
import type { ContractContext } from '../context.ts'
import { ruleNotification } from '../rules/basket/basket-line.ts'
import { type Addition, addLines, editLine, type LineReference, type LinesChange, removeLines } from '../rules/basket/lines-change.ts'
import { basketContents, type LineWithGift, lineRecords, membershipLineOf, productLineOf } from './basket-contents.ts'
import { basketOf, keepBasket } from './basket-of.ts'
import { basketUpdate } from './basket-update.ts'
import { giftsSettled, settledChange } from './settle-basket.ts'

type Change = LinesChange<LineWithGift>

/** The offer of an input: a variant by sku or id, a plan by id or sku. A gift's sku sent as a product is a gift membership. */
function offerOf({ type, variantSku, variantId, membershipId }: ItemInput): string {
  return (type === 'product' ? (variantSku ?? variantId ?? membershipId) : (membershipId ?? variantSku ?? variantId)) ?? ''
}

/** The recipient details to store for a gift; null if the item is not a gift. */
function giftInfoOf({ giftInfo }: ItemInput): LineWithGift['giftInfo'] {
  if (!giftInfo) return null
  const { recipientName, recipientEmail, message = null, sendDate = null } = giftInfo
  return { recipientName, recipientEmail, message, sendDate }
}

function lineOf(input: ItemInput, context: ContractContext): LineWithGift | null {
  const { id, quantity } = input
  const offerId = offerOf(input)
  const core = { id, origin: 'user', quantity, offerId, giftInfo: giftInfoOf(input), giftOffer: null } as const
  const plan = findPlan(context.store, offerId)
  if (plan && plan.kind !== offerId) return membershipLineOf({ ...core, type: plan.isGift ? 'giftMembership' : 'membership' }, context)
  return input.type === 'product' ? productLineOf({ ...core, type: 'product' }, context) : null
}

/** A line and, if it is a kit, the kit's membership right after it. */
function withKit(line: LineWithGift, context: ContractContext): LineWithGift[] {
  const kind = line.type === 'product' ? kits[line.offerId] : undefined
  if (!kind) return [line]
  const core = {
    id: `${line.id}-membership`,
    type: 'membership',
    origin: 'user',
    quantity: 1,
    offerId: kind,
    giftInfo: null,
    giftOffer: null,
    kitSku: line.offerId,
  } as const
  const membership = membershipLineOf(core, context)
  return membership ? [line, membership] : [line]
}

function additions(items: readonly ItemInput[], context: ContractContext): Addition<LineWithGift>[] {
  return items.flatMap((input): Addition<LineWithGift>[] => {
    const line = lineOf(input, context)
    return line ? withKit(line, context).map((one) => ({ line: one })) : [{ unknown: offerOf(input) }]
  })
}

/** Removes free trials that this shopper may not have again and reports them. [LIMIT_ACCESS_PASS] */
function withoutSecondTrials(
  asked: Addition<LineWithGift>[],
  context: ContractContext,
): { allowed: Addition<LineWithGift>[]; refused: Change['notifications'] } {
  const identity = context.shopper.read('identity')
  const isSecond = (addition: Addition<LineWithGift>): boolean =>
    'line' in addition &&
    identity !== null &&
    !identity.isFreeTrialAllowed &&
    findPlan(context.store, addition.line.offerId)?.trial !== undefined
  const allowed = asked.filter((addition) => !isSecond(addition))
  return {
    allowed,
    refused: allowed.length < asked.length ? [{ ...ruleNotification('LIMIT_ACCESS_PASS', 'error'), handler: 'access_pass' }] : [],
  }
}

function reference(input: ItemInput, context: ContractContext): LineReference {
  const offerId = offerOf(input)
  const position = context.shop.index.findVariant(offerId)?.position
  const name =
    position === undefined
      ? (findPlan(context.store, offerId)?.name ?? (offerId || input.id))
      : context.shop.index.at(position).record.title
  return { id: input.id, type: input.type, offerId: offerId || null, name }
}

/** Adds items. */
export function addItems(items: readonly ItemInput[], context: ContractContext): BasketUpdate {
  const { allowed, refused } = withoutSecondTrials(additions(items, context), context)
  const { isMember } = context
  return keepLines(context, (lines) => {
    const change = addLines(lines, allowed, { isMember })
    return { ...change, lines: withNewestGiftInfo(change.lines, allowed), notifications: [...refused, ...change.notifications] }
  })
}

/** A gift that stands in the basket already stays one; whom it is for is what was said last. */
function withNewestGiftInfo(lines: readonly LineWithGift[], added: readonly Addition<LineWithGift>[]): LineWithGift[] {
  const newest = new Map(
    added.flatMap((addition) =>
      'line' in addition && addition.line.giftInfo ? [[addition.line.offerId, addition.line.giftInfo] as const] : [],
    ),
  )
  return lines.map((line) => (line.type === 'giftMembership' ? { ...line, giftInfo: newest.get(line.offerId) ?? line.giftInfo } : line))
}

/** Removes items. */
export function removeItems(items: readonly ItemInput[], context: ContractContext): BasketUpdate {
  return keepLines(context, (lines) =>
    removeLines(
      lines,
      items.map((item) => reference(item, context)),
    ),
  )
}

/** Sets one item's quantity. */
export function editItem(item: ItemInput, context: ContractContext): BasketUpdate {
  return keepLines(context, (lines) => editLine(lines, reference(item, context), item.quantity))
}

/** Applies a code. Applying it again has no effect. */
export function applyCode(code: string, context: ContractContext): BasketUpdate {
  const basket = basketOf(context)
  const typed = code.trim()
  const isNew = !basket.codes.some((other) => other.toLowerCase() === typed.toLowerCase())
  return keepCodes(isNew ? [...basket.codes, typed] : basket.codes, context)
}

/** Removes a code. */
export function removeAppliedCode(code: string, context: ContractContext): BasketUpdate {
  const gone = code.trim().toLowerCase()
  return keepCodes(
    basketOf(context).codes.filter((other) => other.toLowerCase() !== gone),
    context,
  )
}

/** Sets the delivery method. */
export function chooseDelivery(deliveryMethod: DeliveryMethod, context: ContractContext): BasketUpdate {
  keepBasket(context, { ...basketOf(context), deliveryMethod })
  return basketUpdate(context)
}

function keepLines(context: ContractContext, apply: (lines: readonly LineWithGift[]) => Change): BasketUpdate {
  const before = basketContents(basketOf(context), context)
  const change = settledChange(apply(before.lines), context)
  keepBasket(context, giftsSettled({ ...basketOf(context), lines: lineRecords(change.lines) }, context))
  return basketUpdate(context, {
    touched: change.touched,
    notifications: [...before.notifications, ...change.notifications],
    tracking: tracking(before.lines, change.lines, context),
  })
}

function keepCodes(codes: readonly string[], context: ContractContext): BasketUpdate {
  // Settling drops the lines that are no longer sold, so what there is to say of them is read before.
  const { notifications } = basketContents(basketOf(context), context)
  keepBasket(context, giftsSettled({ ...basketOf(context), codes: codes.slice(-10) }, context))
  return basketUpdate(context, { touched: [], notifications, tracking: [] })
}

/** Tracking events of a change: each line's difference, as a product added or removed. */
function tracking(before: readonly LineWithGift[], after: readonly LineWithGift[], { store }: ContractContext): TrackingEvent[] {
  const lines = new Map([...before, ...after].map((line) => [line.id, line]))
  const quantity = (lines: readonly LineWithGift[], id: string): number => lines.find((line) => line.id === id)?.quantity ?? 0
  return [...lines.values()].flatMap(({ id, offerId, name, origin }): TrackingEvent[] => {
    const difference = quantity(after, id) - quantity(before, id)
    if (difference === 0 || origin !== 'user') return []
    return [
      {
        event: difference > 0 ? 'Product Added' : 'Product Removed',
        properties: { sku: offerId, name, quantity: Math.abs(difference), currency: store === 'en-GB' ? 'GBP' : 'USD' },
      },
    ]
  })
}
