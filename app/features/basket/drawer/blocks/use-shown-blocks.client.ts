import { useEffect, useState } from 'react'
import { askFlags, useFlag } from '#app/platform/experiments/use-flag.client.ts'
import { referralRole } from '#app/platform/shopper/referral.ts'
import { readUser } from '#app/platform/shopper/stored-user.ts'
import { useShopper } from '#app/platform/shopper/use-shopper.client.ts'
import type { BasketView } from '../../store/basket-view.ts'
import { askOfferedPlan, type OfferedPlan } from './offered-plan.client.ts'
import { type ShownBlocks, shownBlocks } from './shown-blocks.ts'

/** What can be offered, once it is known or known not to be had. */
export type DrawerOffers = {
  /** The membership of the upsell; undefined where it cannot be had, or nobody is to be asked. */
  plan: OfferedPlan | undefined
}

type BlocksOfShopper = ShownBlocks & {
  /** By the account, or by a membership in the basket. */
  hasMembership: boolean
  promoGroup: string | undefined
}

/** Which blocks the drawer shows for whoever is here. Offers wait until it is known which one it is: none gives way to another. */
export function useShownBlocks(basket: BasketView, offers: DrawerOffers | undefined): BlocksOfShopper {
  const { isMember } = useShopper()
  const promoGroup = useFlag('experiment-promo-visibility')
  // A code that is applied from here does not take the offer of it away: it says that it is applied.
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

/** Asks what can be offered, from when the drawer opens: the answers are there when the basket's is. */
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
