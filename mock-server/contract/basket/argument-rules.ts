import type { ItemInput, Problem } from '#schema/__generated__/types.ts'
import { isUuid } from '../constraint-checks.ts'
import type { ContractContext } from '../context.ts'
import { problem } from '../errors.ts'
import { calendarDay, DAY, HOUR } from '../rules/instants.ts'

/** Contradictions in an item, whatever it is sent for. */
function itemProblems(
  { variantId, variantSku, membershipId, origin }: ItemInput,
  path: readonly string[],
  { shop }: ContractContext,
): Problem[] {
  const hasVariant = variantId != null || variantSku != null
  const isOneVariant =
    variantId == null || variantSku == null || shop.index.findVariant(variantId)?.variant === shop.index.findVariant(variantSku)?.variant
  return [
    ...(origin === 'user'
      ? []
      : [problem('INVALID', [...path, 'origin'], 'origin must be user: only the server adds items of a discount.')]),
    ...(isOneVariant ? [] : [problem('INVALID', [...path, 'variantId'], 'variantId and variantSku name different variants.')]),
    ...(hasVariant && membershipId != null
      ? [problem('INVALID', [...path, 'membershipId'], 'An item is a product or a membership, not both.')]
      : []),
  ]
}

/** What an item lacks to be added. The id of a line that exists is the server's, so that only an addition needs a UUID. */
function additionProblems({ id, type, variantId, variantSku, membershipId }: ItemInput, path: readonly string[]): Problem[] {
  const hasVariant = variantId != null || variantSku != null
  return [
    ...(isUuid(id) ? [] : [problem('INVALID', [...path, 'id'], 'id must be a UUID of version 4.')]),
    ...(type === 'membership' && membershipId == null
      ? [problem('REQUIRED', [...path, 'membershipId'], 'A membership needs membershipId.')]
      : []),
    ...(type === 'product' && !hasVariant
      ? [problem('REQUIRED', [...path, 'variantSku'], 'A product needs variantSku or variantId.')]
      : []),
    ...(type === 'giftMembership' && !hasVariant && membershipId == null
      ? [problem('REQUIRED', [...path, 'variantSku'], 'A gift membership needs variantSku or membershipId.')]
      : []),
  ]
}

/** How far ahead a gift can be sent, milliseconds. */
const SENT_AHEAD = 366 * DAY

/** A gift is sent today or later. The day has not begun everywhere: what is today in the last time zone is today still. */
function giftProblems({ giftInfo }: ItemInput, path: readonly string[], { now }: ContractContext): Problem[] {
  const day = giftInfo?.sendDate
  if (day == null || (day >= calendarDay(now - 12 * HOUR) && day <= calendarDay(now + SENT_AHEAD))) return []
  return [problem('INVALID', [...path, 'giftInfo', 'sendDate'], 'sendDate must be today or later, within a year.')]
}

function itemsPath(at: number): string[] {
  return ['items', String(at)]
}

type ItemsArguments = { items: readonly ItemInput[] }

/** Rules between the arguments of the basket's mutations, by coordinate. */
export const basketArgumentRules = {
  'Mutation.addBasketItems': (args: ItemsArguments, context: ContractContext) =>
    args.items.flatMap((item, at) => [
      ...additionProblems(item, itemsPath(at)),
      ...itemProblems(item, itemsPath(at), context),
      ...giftProblems(item, itemsPath(at), context),
    ]),
  'Mutation.removeBasketItems': (args: ItemsArguments, context: ContractContext) =>
    args.items.flatMap((item, at) => itemProblems(item, itemsPath(at), context)),
  'Mutation.editBasketItem': (args: { item: ItemInput }, context: ContractContext) => [...itemProblems(args.item, ['item'], context)],
}
