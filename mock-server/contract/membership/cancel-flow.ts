import { cancelReasons, keepReasons, type LeavingKind, prosAndCons, prosAndConsHeading, stayGift } from '#fixtures/membership/management.ts'
import { planOf, plusKinds, sixtyDayTrialKinds } from '#fixtures/membership/plans.ts'
import type { CustomComponentBlock, StepContentBlock } from '#schema/__generated__/types.ts'
import { basketOf, keepBasket } from '../basket/basket-of.ts'
import { giftsSettled } from '../basket/settle-basket.ts'
import { pictureOf } from '../catalogue/find-offer.ts'
import { daysBetween, termOf } from '../rules/membership/membership-term.ts'
import { longDay } from '../rules/membership/store-calendar.ts'
import { keepMembership } from './memberships.ts'
import { canOfferStayGift, promiseStayGift } from './stay-gift.ts'
import {
  agreeStep,
  baseStep,
  choiceStep,
  type Flow,
  type FlowSetting,
  markdown,
  type QuestionStep,
  type Result,
  reasonOption,
  result,
  type Submission,
} from './step.ts'

const keep = ['keep', 'Keep my membership'] as const
const goOn = ['continue', 'Continue'] as const

/** The cancel flow: reason, what would have helped, lost perks, a gift for staying if there is one to offer, and confirmation. */
export function cancelFlow(setting: FlowSetting): Flow {
  const steps: Readonly<Record<string, () => QuestionStep>> = {
    'cancel-reason': () => reasonStep('cancel-reason', 1, 'Why would you like to cancel?', cancelReasons),
    'cancel-second-reason': () => reasonStep('cancel-second-reason', 2, 'What would have kept you?', keepReasons),
    'cancel-perks': () => perksStep(setting),
    ...(canOfferStayGift(setting.context) && { 'cancel-gift': () => giftStep(setting) }),
    'cancel-confirm': () => confirmStep(setting),
  }
  const order = Object.keys(steps)
  return {
    first: () => reasonStep('cancel-reason', 1, 'Why would you like to cancel?', cancelReasons),
    step: (id) => (Object.hasOwn(steps, id) ? steps[id]?.() : undefined),
    next: (submission) => {
      const following = steps[order[order.indexOf(submission.stepId) + 1] ?? '']
      return ended(submission, setting) ?? following?.() ?? cancelled(setting)
    },
  }
}

/** The results that any step can lead to. */
function ended({ actionId }: Submission, { context }: FlowSetting): Result | undefined {
  if (actionId === 'keep')
    return result('cancel-kept', 'KEPT', 'Good to have you', 'Nothing has changed.', {
      event: 'Page Element Clicked',
      properties: { flow: 'cancel', action: 'keep' },
    })
  if (actionId === 'accept') {
    promiseStayGift(context)
    // A basket that is filled already has it from now on.
    keepBasket(context, giftsSettled(basketOf(context), context))
    const tracking = { event: 'Page Element Clicked', properties: { flow: 'cancel', action: 'accept' } }
    return result(
      'cancel-gift-accepted',
      'KEPT',
      'Your gift is on its way',
      'Nothing has changed but this: your next order brings a present.',
      tracking,
    )
  }
  return undefined
}

/** `place`: which of the two reasons of the feedback it asks for. */
function reasonStep(id: string, place: 1 | 2, header: string, reasons: typeof cancelReasons): QuestionStep {
  return choiceStep(
    { flow: 'cancel', id, header, primary: goOn, secondary: keep, metadata: { feedback: String(place) } },
    reasons.map((reason) => reasonOption(id, reason)),
  )
}

function leavingKind({ identity: { membership, store } }: FlowSetting): LeavingKind {
  if (!membership) return 'yearly'
  const { kind, trial, duration } = planOf(store, membership.plan)
  if (plusKinds.has(kind)) return 'plus'
  if (sixtyDayTrialKinds.has(kind)) return 'long-trial'
  if (trial) return 'trial'
  return duration === 'monthly' ? 'monthly' : 'yearly'
}

function perksStep(setting: FlowSetting): QuestionStep {
  const { context } = setting
  const picture = pictureOf({ product: stayGift.product, view: 'set', alt: '' }, context)
  const { pros, cons } = prosAndCons[leavingKind(setting)]
  const list: CustomComponentBlock = {
    __typename: 'CustomComponentBlock',
    value: 'pros-cons-list',
    data: { __typename: 'ProsConsList', heading: prosAndConsHeading, pros: [...pros], cons: [...cons] },
  }
  const image: StepContentBlock[] = picture ? [{ __typename: 'ImageBlock', id: 'cancel-perks-picture', src: picture.src, altText: '' }] : []
  const blocks = [markdown('cancel-perks-lead', 'Before you go, this is what the membership does for you.', 'lead'), ...image, list]
  return baseStep({ flow: 'cancel', id: 'cancel-perks', header: 'What you would miss', primary: keep, secondary: goOn, blocks })
}

/** The gift for staying: shown as a product for yearly memberships, as text for the others. */
function giftStep(setting: FlowSetting): QuestionStep {
  const block: CustomComponentBlock = { __typename: 'CustomComponentBlock', value: 'free-gift-offer', data: giftOffer(setting) }
  return baseStep({
    flow: 'cancel',
    id: 'cancel-gift',
    header: 'A present, if you stay',
    primary: ['accept', 'Stay and take it'],
    secondary: goOn,
    blocks: [block],
  })
}

function giftOffer({ identity, context }: FlowSetting): CustomComponentBlock['data'] {
  const { heading, subText, product } = stayGift
  const isYearly =
    identity.membership !== undefined && (plusKinds.has(identity.membership.plan) || identity.membership.plan.startsWith('annual'))
  const position = context.shop.index.positionOfId(product)
  const picture = pictureOf({ product, view: 'hero', alt: '' }, context)
  if (!isYearly || position === undefined || !picture) return { __typename: 'FreeGiftOfferCard', heading, subText }
  const { title, brandName, reviews } = context.shop.models.at(position, 'member')
  return {
    __typename: 'FreeGiftOffer',
    heading,
    subText,
    imageUrl: picture.src,
    imageAlt: `${title} by ${brandName}`,
    franchiseName: brandName,
    productName: title,
    rating: reviews?.stars ?? 0,
    ratingCount: reviews?.count ?? 0,
  }
}

function endOfTerm({ identity, context }: FlowSetting): string {
  const endsAt = identity.membership ? termOf(identity.membership, context.startsAt).endsAt : context.now
  return longDay(endsAt, context.store)
}

function confirmStep(setting: FlowSetting): QuestionStep {
  const until = endOfTerm(setting)
  const blocks = [
    markdown('cancel-confirm-note', `Your membership would run until **${until}** and not renew.`, 'note', 'What happens now'),
  ]
  const words = {
    flow: 'cancel',
    id: 'cancel-confirm',
    header: 'Cancel your membership?',
    primary: ['confirm', 'Cancel my membership'],
    secondary: keep,
    blocks,
    isAbortable: false,
  } as const
  return agreeStep(words, `I understand that the Member’s Price ends on ${until}.`)
}

function cancelled(setting: FlowSetting): Result {
  const { identity, context } = setting
  const until = endOfTerm(setting)
  const { membership } = identity
  if (membership) keepMembership({ ...membership, cancelledDaysAgo: daysBetween(context.now, context.startsAt) }, context, false)
  const tracking = { event: 'Membership Cancelled', properties: { flow: 'cancel', until } }
  return result(
    'cancel-completed',
    'COMPLETED',
    'Your membership is cancelled',
    `It runs until **${until}**. You can [take it up again](/account/my-membership) until then.`,
    tracking,
  )
}
