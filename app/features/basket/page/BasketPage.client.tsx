'use client'

import { type ReactNode, useRef } from 'react'
import { AlertRegion } from '#app/design-system/alert/AlertRegion.client.tsx'
import type { AutoClose } from '#app/design-system/alert/auto-close.ts'
import { ButtonLink } from '#app/design-system/button/Button.tsx'
import { EmptyState } from '#app/design-system/empty-state/EmptyState.tsx'
import { Container, PageHeader } from '#app/design-system/page/Page.tsx'
import type { BasketPageCopy } from '#app/messages/basket/basket-page.ts'
import { alertWords } from '#app/messages/frame/alerts.ts'
import type { priceCopy } from '#app/messages/products/price.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { BasketLines } from '../lines/BasketLines.tsx'
import type { BasketChange } from '../store/basket-change.ts'
import { changeBasket, useBasketState } from '../store/basket-store.client.ts'
import type { BasketView } from '../store/basket-view.ts'
import { BasketSummary } from '../summary/BasketSummary.tsx'
import { silentOnDelivery } from '../thresholds/threshold-progress.ts'
import './basket-page.css'
import { useBasket } from './use-basket.client.ts'
import { useBasketAlerts } from './use-basket-alerts.client.tsx'
import { useFocusFallback } from './use-focus-fallback.client.ts'

const emptyPicture = {
  src: '/images/scenes/members-tile-960.webp',
  srcSet: '/images/scenes/members-tile-480.webp 480w, /images/scenes/members-tile-720.webp 720w, /images/scenes/members-tile-960.webp 960w',
  avif: '/images/scenes/members-tile-480.avif 480w, /images/scenes/members-tile-720.avif 720w, /images/scenes/members-tile-960.avif 960w',
  sizes: '(max-width: 47.99rem) calc(100vw - 2rem), 50vw',
  width: 960,
  height: 520,
  paper: 'powder',
  priority: true,
} as const

type BasketPageProps = {
  /** The basket that the page was rendered with. */
  initial: BasketView
  isMember: boolean
  /** False: free delivery is not mentioned. */
  hasFreeDelivery: boolean
  locale: string
  copy: BasketPageCopy
  words: typeof priceCopy
  hrefs: { bestsellers: string; checkout: string; prefix: string }
  /** Changes that the URL asks for. */
  urlChanges: readonly BasketChange[]
  /** True after a failed addition without scripts. */
  hasAddFailed: boolean
  /** Which notices close by themselves. */
  autoClose: AutoClose
  slots?: BasketPageSlots
}

type BasketPageSlots = {
  /** An offer above the lines. */
  promoBar?: ReactNode
  /** Offers the membership, below the lines. */
  toggleCard?: ReactNode
  /** Takes a promo code, below the total. */
  promoCode?: ReactNode
  /** The ways to pay, as marks. */
  payments?: ReactNode
  /** Rows below the basket, also when it is empty: promotions first, then recommendations. */
  promoTiles?: ReactNode
  crossSell?: ReactNode
}

/** The basket page: lines with their controls, and the summary. Every amount is the server's. */
export function BasketPage({
  initial,
  locale,
  copy,
  words,
  hrefs,
  urlChanges,
  hasAddFailed,
  autoClose,
  slots = {},
  ...rest
}: BasketPageProps) {
  const state = useBasket(initial, copy, urlChanges)
  const { basket, isBusy, announcement } = state
  const alerts = useBasketAlerts(state, { locale, copy, hasAddFailed })
  const main = useRef<HTMLDivElement>(null)
  const emptyHeading = useRef<HTMLHeadingElement>(null)
  useFocusFallback(main, emptyHeading)
  const isEmpty = basket.lines.length === 0
  return (
    <>
      {!isEmpty && <PageHeader title={copy.title} count={formatMessage(copy.itemCount, { count: basket.count }, locale)} />}
      <Container>
        <p role="status" className="visually-hidden">
          {announcement}
        </p>
        <div className="basket-alerts">
          <AlertRegion {...alerts} words={alertWords} autoClose={autoClose} />
        </div>
        <div className="basket-layout" data-empty={isEmpty || undefined} aria-busy={isBusy}>
          <div ref={main} tabIndex={-1} className="basket-main">
            {!isEmpty && slots.promoBar}
            <BasketLines
              lines={state.lines}
              undo={state.undo}
              pricing={basket.update.pricing}
              locale={locale}
              copy={copy}
              words={words}
              prefix={hrefs.prefix}
              actions={state.actions}
            />
            {isEmpty ? (
              <EmptyState
                headingRef={emptyHeading}
                headingLevel={1}
                heading={copy.emptyTitle}
                picture={emptyPicture}
                actions={<ButtonLink href={hrefs.bestsellers}>{copy.emptyLink}</ButtonLink>}
              >
                <p>{copy.emptyText}</p>
              </EmptyState>
            ) : (
              slots.toggleCard
            )}
          </div>
          {!isEmpty && (
            <Summary
              {...rest}
              basket={basket}
              locale={locale}
              copy={copy}
              hrefs={hrefs}
              promoCode={slots.promoCode}
              payments={slots.payments}
            />
          )}
        </div>
        {slots.promoTiles}
      </Container>
      {slots.crossSell}
    </>
  )
}

type SummaryProps = Pick<BasketPageProps, 'isMember' | 'hasFreeDelivery' | 'locale' | 'copy' | 'hrefs'> & {
  basket: BasketView
  promoCode: ReactNode
  payments: ReactNode
}

function Summary({ basket, isMember, hasFreeDelivery, hrefs, ...rest }: SummaryProps) {
  const { pending } = useBasketState()
  return (
    <BasketSummary
      {...rest}
      update={hasFreeDelivery ? basket.update : silentOnDelivery(basket.update)}
      hasMembership={isMember || basket.hasMembershipInBag}
      checkoutHref={basket.count > 0 ? hrefs.checkout : undefined}
      isChoosing={pending.some(({ kind }) => kind === 'setDelivery')}
      onChooseDelivery={(method) => void changeBasket({ kind: 'setDelivery', method })}
    />
  )
}
