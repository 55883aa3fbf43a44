import { Suspense, useState } from 'react'
import { Skeleton } from '#app/design-system/skeleton/Skeleton.tsx'
import { BlockErrorBoundary } from '#app/platform/page/BlockErrorBoundary.client.tsx'
import { rememberQuizLink } from '#app/platform/shopper/stored-user.ts'
import { PromoMark } from '../../promo-code/PromoMark.tsx'
import { PromoOffer } from '../../promo-code/PromoOffer.client.tsx'
import { changeBasket, useBasketState } from '../../store/basket-store.client.ts'
import type { BasketLineView, BasketView } from '../../store/basket-view.ts'
import { ReferralProgress } from '../../thresholds/ReferralProgress.tsx'
import { ThresholdProgress } from '../../thresholds/ThresholdProgress.tsx'
import { ThresholdTerms } from '../../thresholds/ThresholdTerms.tsx'
import type { GoesWellWith } from '../goes-well-with.ts'
import { AddedLines } from './AddedLines.tsx'
import styles from './DrawerBody.module.css'
import { FreeTrial, QuizLink } from './DrawerPanels.tsx'
import { MembershipUpsell } from './MembershipUpsell.tsx'
import type { OfferedPlan } from './offered-plan.client.ts'
import { type DrawerOffers, useShownBlocks } from './use-shown-blocks.client.ts'

type DrawerBlocksProps = {
  basket: BasketView
  /** The added lines. */
  lines: readonly BasketLineView[]
  offers: DrawerOffers | undefined
  locale: string
  /** The store's path prefix. */
  prefix: string
  GoesWellWith: GoesWellWith | undefined
  /** Called when a membership was added from here. */
  onMembership: (id: string) => void
}

/** The added lines with the blocks around them. A block that fails is left out and logged; the others stay. */
export function DrawerBlocks({ basket, lines, offers, locale, prefix, GoesWellWith, onMembership }: DrawerBlocksProps) {
  const blocks = useShownBlocks(basket, offers)
  // The recommendations stay the same while something is added from them, so that the shopper keeps their place.
  const [firstSku] = useState(() => lines.find(({ sku }) => sku !== undefined)?.sku)
  const { update } = basket
  const { promoGroup } = blocks
  return (
    <>
      {blocks.hasPromoBar && promoGroup && (
        <BlockErrorBoundary part="The promo bar">
          <PromoOffer place="bar" group={promoGroup} isTold />
        </BlockErrorBoundary>
      )}
      {blocks.hasPromoMark && promoGroup && <PromoMark group={promoGroup} />}
      <BlockErrorBoundary part="The progress of the basket">
        {blocks.progress === 'referral' ? (
          <ReferralProgress update={update} locale={locale} hasMembership={blocks.hasMembership} />
        ) : (
          <ThresholdProgress update={update} locale={locale} />
        )}
      </BlockErrorBoundary>
      <AddedLines lines={lines} pricing={update.pricing} locale={locale} />
      {blocks.offer === 'promo' && promoGroup && (
        <BlockErrorBoundary part="The promo box">
          <div className={styles.promo}>
            <PromoOffer place="box" group={promoGroup} isTold />
          </div>
        </BlockErrorBoundary>
      )}
      {blocks.offer === 'freeTrial' && <FreeTrial href={`${prefix}/join`} />}
      {blocks.offer === 'quiz' && <QuizLink href={`${prefix}/quiz/skincare?from=atb-confirmation`} onFollow={rememberQuizLink} />}
      {blocks.hasUpsell && offers?.plan && <Upsell lines={lines} plan={offers.plan} onAdded={onMembership} />}
      {firstSku !== undefined && GoesWellWith && (
        <BlockErrorBoundary part="The recommendations">
          <Suspense fallback={<Skeleton lines={4} />}>
            <GoesWellWith sku={firstSku} locale={locale} />
          </Suspense>
        </BlockErrorBoundary>
      )}
      <BlockErrorBoundary part="The terms of the thresholds">
        <ThresholdTerms update={update} locale={locale} />
      </BlockErrorBoundary>
    </>
  )
}

/** The membership offer. Its savings come with the server's response: the whole basket is priced again. */
function Upsell({ lines, plan, onAdded }: { lines: readonly BasketLineView[]; plan: OfferedPlan; onAdded: (id: string) => void }) {
  const { pending } = useBasketState()
  const [hasFailed, setHasFailed] = useState(false)
  const handleAdd = async () => {
    setHasFailed(false)
    const { status } = await changeBasket({ kind: 'addMembership', membershipId: plan.id, location: 'ATB_CONFIRMATION' })
    if (status === 'answered') onAdded(plan.id)
    else setHasFailed(true)
  }
  const isAdding = pending.some(({ kind }) => kind === 'addMembership')
  return <MembershipUpsell lines={lines} plan={plan} isAdding={isAdding} hasFailed={hasFailed} onAdd={handleAdd} />
}
