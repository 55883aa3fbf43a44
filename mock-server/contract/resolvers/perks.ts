import { plusKinds } from '#fixtures/membership/plans.ts'
import type { AnniversaryGiftModal, Campaign, CampaignThreshold, GracePeriodEntitlement } from '#schema/__generated__/types.ts'
import type { Resolvers } from '../__generated__/resolvers.ts'
import { accountOf } from '../account/account-of.ts'
import { pictureOf } from '../catalogue/find-offer.ts'
import { contentOf } from '../content/store-content.ts'
import type { ContractContext } from '../context.ts'
import { problem } from '../errors.ts'
import { entitlements } from '../membership/entitlements.ts'
import { membershipSavings } from '../membership/membership-savings.ts'
import { renewableUntil, subscriptionId } from '../membership/memberships.ts'
import { isoInstant } from '../rules/instants.ts'
import { termOf } from '../rules/membership/membership-term.ts'
import { termsOf } from '../terms-of.ts'

/** The running campaigns: delivery and samples come from the store's terms, gifts from the CMS. */
function campaignThresholds(context: ContractContext): CampaignThreshold[] {
  const { campaigns } = contentOf(context)
  const { delivery, samplesFrom } = termsOf(context)
  const terms: Partial<Record<Campaign, number | null>> = { STANDARD_SHIPPING: delivery.Standard.freeFrom, SAMPLES: samplesFrom }
  const names = ['STANDARD_SHIPPING', 'SAMPLES', 'ANNIVERSARY_GIFT', 'WELCOME_GIFT'] as const
  return names.flatMap((campaign) => {
    const threshold = campaigns[campaign]
    return threshold === undefined ? [] : [{ campaign, threshold: threshold === 'terms' ? (terms[campaign] ?? null) : threshold }]
  })
}

/** The right to renew. Renewing in time grants a gift to former Plus members. */
function gracePeriod(context: ContractContext): GracePeriodEntitlement | null {
  const identity = accountOf(context)
  if (!identity.membership) return null
  const end = renewableUntil(identity.membership, identity.store, context)
  if (end === null) return null
  const index = context.shopper.read('pastMemberships').length
  return {
    expiresAt: isoInstant(end),
    willBeGrantedGift: plusKinds.has(identity.membership.plan),
    subscriptionId: subscriptionId(identity, index),
  }
}

/** True with a running Plus membership: only Plus has anniversaries. */
function hasAnniversary(context: ContractContext): boolean {
  const identity = context.shopper.read('identity')
  return identity?.membership !== undefined && context.isMember && plusKinds.has(identity.membership.plan)
}

function anniversaryGiftModal(context: ContractContext): AnniversaryGiftModal | null {
  const { anniversary } = contentOf(context)
  if (!anniversary || !hasAnniversary(context)) return null
  const { modalHeader, modalDescription, termsAndConditions, gifts } = anniversary
  return {
    modalHeader,
    modalDescription,
    termsAndConditions,
    gifts: gifts.flatMap(({ id, label, product }) => {
      const image = pictureOf({ product, view: 'hero', alt: label }, context)
      return image ? [{ id, label, image, slug: product }] : []
    }),
  }
}

/** Resolvers of membership perks. */
export const perksResolvers: Resolvers<ContractContext> = {
  Query: {
    campaignThresholds: (_root, _args, context) => campaignThresholds(context),
    entitlements: (_root, _args, context) => entitlements(accountOf(context), context),
    membershipSavings: (_root, _args, context) => membershipSavings(accountOf(context), context),
    gracePeriodEntitlement: (_root, _args, context) => gracePeriod(context),
    anniversaryGiftModal: (_root, _args, context) => anniversaryGiftModal(context),
  },
  Mutation: {
    requestAnniversaryReminder: (_root, _args, context) => {
      const { membership } = accountOf(context)
      if (!membership || !hasAnniversary(context))
        return { __typename: 'AnniversaryReminderRejected', problems: [problem('NO_ANNIVERSARY_GIFT', [])] }
      context.shopper.write('wantsAnniversaryReminder', true)
      return { __typename: 'AnniversaryReminder', remindAt: isoInstant(termOf(membership, context.startsAt).endsAt) }
    },
  },
}
