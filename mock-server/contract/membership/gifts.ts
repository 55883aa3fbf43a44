import type { BasketLineRecord } from '#fixtures/basket/record.ts'
import { hash } from '#fixtures/catalogue/seed.ts'
import { findPlan, planOf } from '#fixtures/membership/plans.ts'
import type { ErrorCode, RedeemGiftResult } from '#schema/__generated__/types.ts'
import { accountOf } from '../account/account-of.ts'
import { sendGiftMail, useUpMail } from '../account/mails.ts'
import type { ContractContext } from '../context.ts'
import { problem } from '../errors.ts'
import type { PastOrder } from '../orders/past-order.ts'
import { DAY, isoInstant } from '../rules/instants.ts'
import { isSameGiftCode, writtenCode } from '../rules/membership/gift-code.ts'
import { termOf } from '../rules/membership/membership-term.ts'
import { keepMembership, startingNow } from './memberships.ts'

/** How long a gift can be redeemed, milliseconds from the day that it is sent. */
const GIFT_LIFETIME = 365 * DAY

/**
 * Sends the gifts of an order: each to whoever it is for, on the day that was chosen; without a recipient, at once to whoever ordered. The codes are made
 * from the order's number, so that one order makes the same codes whenever it is placed.
 */
export function sendGifts(order: PastOrder, lines: readonly BasketLineRecord[], context: ContractContext): void {
  const { store, now, startsAt } = context
  for (const [at, { type, offerId, giftInfo }] of lines.entries()) {
    const kind = type === 'giftMembership' ? findPlan(store, offerId)?.kind : undefined
    if (kind !== 'gift' && kind !== 'partner-gift') continue
    const chosen = giftInfo?.sendDate ? Date.parse(giftInfo.sendDate) : now
    const token = writtenCode(hash(`${order.number}/${at}`), hash(`${at}/${order.requestId}/${order.number}`))
    sendGiftMail(
      {
        to: giftInfo?.recipientEmail ?? order.email,
        at: Math.max(chosen, now) - startsAt,
        token,
        isUsed: false,
        gift: { store, plan: kind, ...wordsOf(giftInfo) },
      },
      context,
    )
  }
}

/** What the email says to whoever gets the gift. */
function wordsOf(info: BasketLineRecord['giftInfo']): { recipientName?: string; message?: string } {
  if (!info) return {}
  return { recipientName: info.recipientName, ...(info.message && { message: info.message }) }
}

/** Begins the membership of a gift. A gift that is refused stays as it was. */
export function redeemGift(code: string, context: ContractContext): RedeemGiftResult {
  const { world, store, now, startsAt, isMember } = context
  const rejected = (why: ErrorCode): RedeemGiftResult => ({ __typename: 'RedeemGiftRejected', problems: [problem(why, ['code'])] })
  const mail = world.state.read('sentMails').find(({ token, gift }) => gift?.store === store && isSameGiftCode(token, code))
  const sentAt = mail && startsAt + mail.at
  if (!mail?.gift || sentAt === undefined || sentAt > now) return rejected('GIFT_CODE_UNKNOWN')
  if (mail.isUsed) return rejected('GIFT_CODE_USED')
  if (now - sentAt >= GIFT_LIFETIME) return rejected('GIFT_CODE_EXPIRED')
  if (isMember) return rejected('GIFT_ALREADY_MEMBER')
  useUpMail(mail, context)
  keepMembership(startingNow(mail.gift.plan, context), context, true)
  const { membership } = accountOf(context)
  if (!membership) throw new Error('A gift was redeemed and no membership began.')
  return {
    __typename: 'GiftRedeemed',
    name: planOf(store, mail.gift.plan).name,
    termEndsAt: isoInstant(termOf(membership, startsAt).endsAt),
  }
}
