import { Suspense, useState } from 'react'
import { Skeleton } from '#app/design-system/skeleton/Skeleton.tsx'
import { rememberQuizLink } from '#app/platform/shopper/stored-user.ts'
import type { GoesWellWith } from '../BagDrawer.client.tsx'
import { changeBasket, useBasketState } from '../basket-store.client.ts'
import type { BasketLineView, BasketView } from '../basket-view.ts'
import { PromoOffer } from '../promo-code/PromoOffer.client.tsx'
import { usePromoExposure } from '../promo-code/use-promo-exposure.client.ts'
import { ReferralProgress } from '../ReferralProgress.tsx'
import { ThresholdProgress } from '../ThresholdProgress.tsx'
import { ThresholdTerms } from '../ThresholdTerms.tsx'
import { AddedLines } from './AddedLines.tsx'
import styles from './BagBody.module.css'
import { FreeTrial, QuizLink } from './BagOffers.tsx'
import type { OfferedPlan } from './bag-offers.client.ts'
import { LeftOut } from './LeftOut.client.tsx'
import { MembershipUpsell } from './MembershipUpsell.tsx'
import { type BagOffers, useBagBlocks } from './use-bag-blocks.client.ts'

type BagExtrasProps = {
  basket: BasketView
  /** What was added. */
  lines: readonly BasketLineView[]
  offers: BagOffers | undefined
  locale: string
  /** What every path of the store begins with. */
  prefix: string
  GoesWellWith: GoesWellWith | undefined
  /** A membership came into the bag from here. */
  onMembership: (id: string) => void
}

/** What was added, between what it brings and what may go with it. A block that fails is left out and logged; the others stay. */
export function BagExtras({ basket, lines, offers, locale, prefix, GoesWellWith, onMembership }: BagExtrasProps) {
  const blocks = useBagBlocks(basket, offers)
  // The row stays what it was while something is added from it: whoever presses there keeps their place.
  const [firstSku] = useState(() => lines.find(({ sku }) => sku !== undefined)?.sku)
  const { update } = basket
  const { promoGroup } = blocks
  usePromoExposure(promoGroup)
  return (
    <>
      {blocks.hasPromoBar && promoGroup && (
        <LeftOut part="The promo bar">
          <PromoOffer place="bar" group={promoGroup} isTold />
        </LeftOut>
      )}
      <LeftOut part="The progress of the bag">
        {blocks.progress === 'referral' ? (
          <ReferralProgress update={update} locale={locale} hasMembership={blocks.hasMembership} />
        ) : (
          <ThresholdProgress update={update} locale={locale} />
        )}
      </LeftOut>
      <AddedLines lines={lines} pricing={update.pricing} locale={locale} />
      {blocks.offer === 'promo' && promoGroup && (
        <LeftOut part="The promo box">
          <div className={styles.promo}>
            <PromoOffer place="box" group={promoGroup} isTold />
          </div>
        </LeftOut>
      )}
      {blocks.offer === 'freeTrial' && <FreeTrial href={`${prefix}/join`} />}
      {blocks.offer === 'quiz' && <QuizLink href={`${prefix}/quiz/skincare?from=atb-confirmation`} onFollow={rememberQuizLink} />}
      {blocks.hasUpsell && offers?.plan && <Upsell lines={lines} plan={offers.plan} onAdded={onMembership} />}
      {firstSku !== undefined && GoesWellWith && (
        <LeftOut part="The recommendations">
          <Suspense fallback={<Skeleton lines={4} />}>
            <GoesWellWith sku={firstSku} locale={locale} />
          </Suspense>
        </LeftOut>
      )}
      <LeftOut part="The terms of the thresholds">
        <ThresholdTerms update={update} locale={locale} />
      </LeftOut>
    </>
  )
}

/** The membership that is offered, and the way into the bag. What it brings comes with the server's answer: the whole bag is priced anew. */
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
