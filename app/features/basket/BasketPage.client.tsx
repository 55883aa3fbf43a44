'use client'

import { useState } from 'react'
import { createTranslator } from 'use-intl/core'
import { Alert, Alerts } from '#app/design-system/alert/Alert.tsx'
import { ButtonLink } from '#app/design-system/button/Button.tsx'
import { EmptyState } from '#app/design-system/empty-state/EmptyState.tsx'
import { Container, PageHeader } from '#app/design-system/page/Page.tsx'
import type { Messages } from '#app/messages/en-GB.ts'
import { BasketLine } from './BasketLine.tsx'
import styles from './BasketPage.module.css'
import { BasketSummary } from './BasketSummary.tsx'
import type { BasketView } from './basket-view.ts'
import { Notice } from './Notice.tsx'
import { noticeView } from './notice-view.ts'
import { useBasket } from './use-basket.client.ts'

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
}

/** The bag: its lines, what may be changed in them, and what they come to. Every amount is the server's. */
export function BasketPage({ initial, isMember, locale, copy, words, hrefs, skusToAdd, hasAddFailed }: BasketPageProps) {
  const { basket, isBusy, failure, announcement, undo, actions } = useBasket(initial, copy, skusToAdd)
  const [closed, setClosed] = useState<{ basket: BasketView; codes: readonly string[] }>({ basket: initial, codes: [] })
  // A new answer brings its own notices: what was closed before does not silence them.
  const dismissed = closed.basket === basket ? closed.codes : []
  const [showsAddFailure, setShowsAddFailure] = useState(hasAddFailed)
  const t = createTranslator({ locale, messages: { basket: copy }, namespace: 'basket' })

  const notices = basket.notifications
    .filter(({ code }) => !dismissed.includes(code))
    .map((notification) => noticeView(notification, locale))
  return (
    <>
      <PageHeader title={copy.title} count={t('itemCount', { count: basket.count })} />
      <Container>
        <p role="status" className="visually-hidden">
          {announcement}
        </p>
        <Alerts>
          {failure && (
            <Alert level="error" onClose={actions.forgetFailure} closeLabel={copy.closeError}>
              {failure}
            </Alert>
          )}
          {showsAddFailure && (
            <Alert level="error" onClose={() => setShowsAddFailure(false)} closeLabel={copy.closeError}>
              {copy.addFailed}
            </Alert>
          )}
          {notices.map((notice) => (
            <Notice
              key={notice.code}
              notice={notice}
              closeLabel={notice.level === 'error' ? copy.closeError : copy.close}
              onClose={() => setClosed({ basket, codes: [...dismissed, notice.code] })}
            />
          ))}
          {undo && (
            <Alert level="info" onClose={actions.forgetUndo} closeLabel={copy.close}>
              {t('removed', { name: undo.name })}{' '}
              <button type="button" className={styles.undo} onClick={() => actions.restore(undo)}>
                {copy.undo}
                <span className="visually-hidden">: {undo.name}</span>
              </button>
            </Alert>
          )}
        </Alerts>
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
