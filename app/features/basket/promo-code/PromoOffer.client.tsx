'use client'

import { useState } from 'react'
import { Button } from '#app/design-system/button/Button.tsx'
import { useMounted } from '#app/design-system/button/use-mounted.ts'
import { Icon } from '#app/design-system/icon/Icon.tsx'
import { success, tag } from '#app/design-system/icon/icons.ts'
import { withoutUndefined } from '#app/design-system/without-undefined.ts'
import { promoOfferCopy as copy, promoCodeCopy } from '#app/messages/basket/promo-code.ts'
import { messageParts } from '#app/platform/copy/format-message.ts'
import { brand } from '#app/platform/settings/brand.ts'
import { changeBasket, useBasketState } from '../store/basket-store.client.ts'
import type { BasketView } from '../store/basket-view.ts'
import styles from './PromoOffer.module.css'
import { isSameCode, stateOfCode } from './promo-code-state.ts'
import { PROMO_EXPERIMENT, type PromoPlace } from './promo-group.ts'
import { ownWords } from './rejection-message.ts'

type PromoOfferProps = {
  place: PromoPlace
  /** The experiment's group that sees it here. */
  group: string
  /** The basket that the page was rendered with, if any. */
  initial?: BasketView
  /** Announces the outcome. Not needed beside the promo-code box, which announces it too. */
  isTold?: boolean
}

/** The promo on a first order: one code, and a button that applies it. It stays in place once the code is applied. */
export function PromoOffer({ place, group, initial, isTold = false }: PromoOfferProps) {
  const { basket = initial, pending } = useBasketState(initial)
  const isMounted = useMounted()
  const [hasFailed, setFailed] = useState(false)
  const code = brand.promoCode
  const state = basket ? stateOfCode(code, basket.update) : { status: 'notApplied' as const }
  const isApplying = pending.some((change) => change.kind === 'applyCode' && isSameCode(change.code, code))
  const isApplied = state.status === 'activated'

  const apply = async () => {
    setFailed(false)
    const outcome = await changeBasket({ kind: 'applyCode', code })
    setFailed(outcome.status === 'failed')
  }

  return (
    <div className={styles.offer} data-place={place} data-exposure="" data-flag={PROMO_EXPERIMENT} data-variation={group}>
      <Icon icon={isApplied ? success : tag} />
      <div className={styles.words} {...withoutUndefined({ 'aria-live': isTold ? ('polite' as const) : undefined })}>
        <p className={styles.heading}>{copy.heading}</p>
        <p className={styles.text}>{isApplied ? withCode(copy.appliedText, code) : withCode(copy.text, code)}</p>
        {state.status === 'rejected' && <p className={styles.problem}>{ownWords(state.state) ?? promoCodeCopy.rejected}</p>}
        {hasFailed && !isApplied && (
          <p role="alert" className={styles.problem}>
            {promoCodeCopy.failed}
          </p>
        )}
      </div>
      {/* Not `disabled` once applied: the button keeps the focus. */}
      <Button
        variant="secondary"
        size={44}
        className={styles.apply}
        pending={isApplying}
        pendingLabel={copy.applying}
        disabled={!isMounted}
        {...withoutUndefined({ 'aria-disabled': isApplied || undefined })}
        onClick={() => !isApplied && void apply()}
      >
        {isApplied ? copy.applied : copy.apply}
      </Button>
    </div>
  )
}

function withCode(text: string, code: string) {
  return messageParts(text, { code: <strong key="code">{code}</strong> })
}
