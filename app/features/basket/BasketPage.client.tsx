'use client'

import { type ReactNode, useRef } from 'react'
import { createTranslator } from 'use-intl/core'
import { AlertRegion } from '#app/design-system/alert/AlertRegion.client.tsx'
import type { AutoClose } from '#app/design-system/alert/auto-close.ts'
import { ButtonLink } from '#app/design-system/button/Button.tsx'
import { EmptyState } from '#app/design-system/empty-state/EmptyState.tsx'
import { Container, PageHeader } from '#app/design-system/page/Page.tsx'
import { alertWords } from '#app/messages/alerts.ts'
import type { Messages } from '#app/messages/en-GB.ts'
import { BasketLines } from './BasketLines.tsx'
import styles from './BasketPage.module.css'
import { BasketSummary } from './BasketSummary.tsx'
import type { BasketChange } from './basket-change.ts'
import { changeBasket, useBasketState } from './basket-store.client.ts'
import type { BasketView } from './basket-view.ts'
import { silentOnDelivery } from './threshold-progress.ts'
import { useBasket } from './use-basket.client.ts'
import { useBasketAlerts } from './use-basket-alerts.client.tsx'
import { useKeptFocus } from './use-kept-focus.client.ts'

export type BasketPageProps = {
  /** The bag as the server had it when the page was made. */
  initial: BasketView
  isMember: boolean
  /** False: nothing is said of from when delivery is free. */
  hasFreeDelivery: boolean
  locale: string
  copy: Messages['basket']
  /** Names of the prices. */
  words: Messages['price']
  /** Addresses in the store. */
  hrefs: { bestsellers: string; checkout: string; prefix: string }
  /** What the address asks to add; empty without any. */
  changesAsked: readonly BasketChange[]
  /** True when an addition without scripts has failed. */
  hasAddFailed: boolean
  /** Which notices go by themselves. */
  autoClose: AutoClose
  /** What others give to the page; each has its place, and nothing stands where nothing is given. */
  slots?: BasketPageSlots
}

type BasketPageSlots = {
  /** An offer above the lines. */
  promoBar?: ReactNode
  /** Offers the membership, below the lines. */
  toggleCard?: ReactNode
  /** Takes a promo code, below the total. */
  promoCode?: ReactNode
  /** Rows below the bag, an empty one too: promotions first, then what goes with what is in it. */
  promoTiles?: ReactNode
  crossSell?: ReactNode
}

/** The bag: its lines, what may be changed in them, and what they come to. Every amount is the server's. */
export function BasketPage({
  initial,
  locale,
  copy,
  words,
  hrefs,
  changesAsked,
  hasAddFailed,
  autoClose,
  slots = {},
  ...rest
}: BasketPageProps) {
  const state = useBasket(initial, copy, changesAsked)
  const { basket, isBusy, announcement } = state
  const alerts = useBasketAlerts(state, { locale, copy, hasAddFailed })
  const bag = useRef<HTMLDivElement>(null)
  const emptyHeading = useRef<HTMLHeadingElement>(null)
  useKeptFocus(bag, emptyHeading)
  const t = createTranslator({ locale, messages: { basket: copy }, namespace: 'basket' })
  const isEmpty = basket.lines.length === 0
  return (
    <>
      <PageHeader title={copy.title} count={t('itemCount', { count: basket.count })} />
      <Container>
        <p role="status" className="visually-hidden">
          {announcement}
        </p>
        <div className={styles.alerts}>
          <AlertRegion {...alerts} words={alertWords} autoClose={autoClose} />
        </div>
        <div className={styles.layout} data-empty={isEmpty || undefined} aria-busy={isBusy}>
          <div ref={bag} tabIndex={-1} className={styles.main}>
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
                heading={copy.emptyTitle}
                actions={<ButtonLink href={hrefs.bestsellers}>{copy.emptyLink}</ButtonLink>}
              >
                <p>{copy.emptyText}</p>
              </EmptyState>
            ) : (
              slots.toggleCard
            )}
          </div>
          {!isEmpty && <Summary {...rest} basket={basket} locale={locale} copy={copy} hrefs={hrefs} promoCode={slots.promoCode} />}
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
}

/** What the bag comes to for whoever has it. */
function Summary({ basket, isMember, hasFreeDelivery, hrefs, ...rest }: SummaryProps) {
  const { pending } = useBasketState()
  return (
    <BasketSummary
      {...rest}
      update={hasFreeDelivery ? basket.update : silentOnDelivery(basket.update)}
      hasMembership={isMember || basket.hasMembershipInBag}
      checkoutHref={hrefs.checkout}
      isChoosing={pending.some(({ kind }) => kind === 'setDelivery')}
      onChooseDelivery={(method) => void changeBasket({ kind: 'setDelivery', method })}
    />
  )
}
