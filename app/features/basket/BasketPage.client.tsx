'use client'

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
}

/** The bag: its lines, what may be changed in them, and what they come to. Every amount is the server's. */
export function BasketPage({ initial, isMember, locale, copy, words, hrefs, skusToAdd, hasAddFailed, autoClose }: BasketPageProps) {
  const state = useBasket(initial, copy, skusToAdd)
  const { basket, isBusy, announcement, actions } = state
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
            <ul className={styles.lines} aria-label={copy.items}>
              {basket.lines.map((line) => (
                <BasketLine
                  isBusy={isBusy}
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
            <BasketSummary
              basket={basket}
              hasMembership={isMember || basket.hasMembershipInBag}
              locale={locale}
              copy={copy}
              checkoutHref={hrefs.checkout}
            />
          </div>
        )}
      </Container>
    </>
  )
}
