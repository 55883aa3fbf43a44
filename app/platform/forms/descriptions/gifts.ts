import { giftCopy, redeemGiftCopy } from '#app/messages/pages/gifts.ts'
import { brand } from '#app/platform/settings/brand.ts'
import { giftSkusIn } from '#app/platform/settings/memberships.ts'
import {
  giftInfoInputMessage,
  giftInfoInputRecipientEmail,
  giftInfoInputRecipientName,
  redeemGiftCode,
} from '#operations/__generated__/input-limits.ts'
import { describeForm } from '../describe-form.ts'

/** Which gift membership, for whom, and when it is sent. */
export const giftForm = describeForm({
  id: 'gift',
  page: `/products/${brand.giftMembershipSlug}`,
  fields: {
    sku: { kind: 'select', options: giftSkusIn },
    recipientName: { kind: 'text', limits: giftInfoInputRecipientName, autoComplete: 'off' },
    recipientEmail: { kind: 'email', limits: giftInfoInputRecipientEmail, autoComplete: 'off' },
    message: { kind: 'text', limits: giftInfoInputMessage, isOptional: true },
    // What the contract takes as a day; that it is none in the past is the contract's to say, whose clock decides.
    sendDate: { kind: 'text', limits: { pattern: '\\d{4}-\\d{2}-\\d{2}' }, isOptional: true },
  },
  copy: () => giftCopy.form,
})

/** The code of a gift. */
export const redeemGiftForm = describeForm({
  id: 'redeem',
  page: '/gift-memberships/redeem',
  fields: { code: { kind: 'text', limits: redeemGiftCode, autoComplete: 'off' } },
  copy: () => redeemGiftCopy.form,
})
