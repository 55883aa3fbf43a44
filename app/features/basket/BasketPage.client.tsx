'use client'

import type { ReactNode } from 'react'
import { createTranslator } from 'use-intl/core'
import { AlertRegion } from '#app/design-system/alert/AlertRegion.client.tsx'
import type { AutoClose } from '#app/design-system/alert/auto-close.ts'
import { ButtonLink } from '#app/design-system/button/Button.tsx'
import { EmptyState } from '#app/design-system/empty-state/EmptyState.tsx'
import { Container, PageHeader } from '#app/design-system/page/Page.tsx'
import { alertWords } from '#app/messages/alerts.ts'
import type { Messages } from '#app/messages/en-GB.ts'
import { BasketLine } from './BasketLine.tsx'
import styles from './BasketPage.module.css'
import { BasketSummary } from './BasketSummary.tsx'
import type { BasketView } from './basket-view.ts'
import { useBasket } from './use-basket.client.ts'
import { useBasketAlerts } from './use-basket-alerts.client.tsx'

export type BasketPageProps = {
  /** The bag as the server had it when the page was made. */
  initial: BasketView
  isMember: boolean
  locale: string
  copy: Messages['basket']
  /** Names of the prices. */
  words: Messages['price']
  /** Addresses in the store. */
  hrefs: { bestsellers: string; checkout: string; prefix: string }
  /** Variants that the address asks to add; empty without any. */
  skusToAdd: readonly string[]
  /** True when an addition without scripts has failed. */
  hasAddFailed: boolean
  /** Which notices go by themselves. */
  autoClose: AutoClose
  /** What others give to the page; each has its place, and nothing stands where nothing is given. */
  slots?: BasketPageSlots
}

export type BasketPageSlots = {
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
  isMember,
  locale,
  copy,
  words,
  hrefs,
  skusToAdd,
  hasAddFailed,
  autoClose,
  slots = {},
}: BasketPageProps) {
  const state = useBasket(initial, copy, skusToAdd)
  const { basket, lines, isBusy, announcement, actions } = state
  const alerts = useBasketAlerts(state, { locale, copy, hasAddFailed })
  const t = createTranslator({ locale, messages: { basket: copy }, namespace: 'basket' })
  return (
    <>
      <PageHeader title={copy.title} count={t('itemCount', { count: basket.count })} />
      <Container>
        <p role="status" className="visually-hidden">
          {announcement}
        </p>
        <AlertRegion {...alerts} words={alertWords} autoClose={autoClose} />
        {basket.lines.length === 0 ? (
          <EmptyState heading={copy.emptyTitle} actions={<ButtonLink href={hrefs.bestsellers}>{copy.emptyLink}</ButtonLink>}>
            <p>{copy.emptyText}</p>
          </EmptyState>
        ) : (
          <div className={styles.layout} aria-busy={isBusy}>
            <div className={styles.main}>
              {slots.promoBar}
              <ul className={styles.lines} aria-label={copy.items}>
                {lines.map((line) => (
                  <BasketLine
                    isBusy={line.isUpdating}
                    key={line.id}
                    line={line}
                    tier={basket.update.pricing.priceTier}
                    locale={locale}
                    copy={copy}
                    words={words}
                    prefix={hrefs.prefix}
                    actions={actions}
                  />
                ))}
              </ul>
              {slots.toggleCard}
            </div>
            <BasketSummary
              basket={basket}
              hasMembership={isMember || basket.hasMembershipInBag}
              locale={locale}
              copy={copy}
              checkoutHref={hrefs.checkout}
              promoCode={slots.promoCode}
            />
          </div>
        )}
        {slots.promoTiles}
        {slots.crossSell}
      </Container>
    </>
  )
}
