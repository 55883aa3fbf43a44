import { useEffect, useState } from 'react'
import { askFlags, useFlag } from '#app/platform/experiments/use-flag.client.ts'
import { referralRole } from '#app/platform/shopper/referral.ts'
import { readUser } from '#app/platform/shopper/stored-user.ts'
import { useShopper } from '#app/platform/shopper/use-shopper.client.ts'
import type { BasketView } from '../../store/basket-view.ts'
import { askOfferedPlan, type OfferedPlan } from './offered-plan.client.ts'
import { type ShownBlocks, shownBlocks } from './shown-blocks.ts'

/** The possible offers, once the requests have succeeded or failed. */
export type DrawerOffers = {
  /** The membership of the upsell; undefined for members or if it is unavailable. */
  plan: OfferedPlan | undefined
}

type BlocksOfShopper = ShownBlocks & {
  /** On the account, or in the basket. */
  hasMembership: boolean
  promoGroup: string | undefined
}

/** The blocks for this shopper. Offers wait until the right one is known, so that none is replaced. */
export function useShownBlocks(basket: BasketView, offers: DrawerOffers | undefined): BlocksOfShopper {
  const { isMember } = useShopper()
  const promoGroup = useFlag('experiment-promo-visibility')
  // An offer stays after its code is applied from here, and shows that it is applied.
  const [hadActiveCode] = useState(() => basket.update.includedDiscounts.some(({ code }) => Boolean(code)))
  const { isFreeTrialAllowed, hasClickedQuizLink } = readUser()
  const hasMembership = isMember || basket.hasMembershipInBag
  const blocks = shownBlocks({
    referralRole: referralRole(basket.update),
    isMember,
    hasMembership,
    isFreeTrialAllowed,
    hasClickedQuizLink,
    hasActiveCode: hadActiveCode,
    promoGroup,
  })
  return { ...blocks, ...(!offers && { offer: undefined }), hasMembership, promoGroup }
}

/** Requests the offers as soon as the drawer opens, in parallel with the addition. */
export function useDrawerOffers(locale: string): DrawerOffers | undefined {
  const { isMember } = useShopper()
  const [offers, setOffers] = useState<DrawerOffers>()
  useEffect(() => {
    let isGone = false
    void Promise.all([isMember ? undefined : askOfferedPlan(locale), askFlags()]).then(([plan]) => {
      if (!isGone) setOffers({ plan })
    })
    return () => {
      isGone = true
    }
  }, [locale, isMember])
  return offers
}
