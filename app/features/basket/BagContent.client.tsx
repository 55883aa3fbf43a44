'use client'

import { Alert } from '#app/design-system/alert/Alert.tsx'
import { Button, ButtonLink } from '#app/design-system/button/Button.tsx'
import { closeDialog } from '#app/design-system/dialog/open-dialog.ts'
import { Thumbnail } from '#app/design-system/picture/Thumbnail.tsx'
import { Skeleton } from '#app/design-system/skeleton/Skeleton.tsx'
import type { Messages } from '#app/messages/en-GB.ts'
import { pictureSources } from '#app/platform/catalogue/picture-sources.ts'
import { formatMoney } from '#app/platform/money/format.ts'
import styles from './BagContent.module.css'
import type { BagState } from './BagDrawer.client.tsx'
import type { BasketLineView, BasketView } from './basket-view.ts'
import { Notice } from './Notice.tsx'
import { pricingLines } from './pricing-lines.ts'
import { useNotices } from './use-notices.client.ts'

type BagContentProps = {
  state: BagState
  copy: Messages['bag']
  basketHref: string
  locale: string
  onRetry: (skus: readonly string[]) => void
}

/** What the drawer holds: what was added and the way on, or why it was not and the way to try again. */
export function BagContent({ state, copy, basketHref, locale, onRetry }: BagContentProps) {
  if (state.status === 'adding') return <Skeleton lines={4} />
  if (state.status === 'failed') {
    return (
      <>
        <Alert level="error">{copy.failed}</Alert>
        <div className={styles.actions}>
          <Button wide onClick={() => onRetry(state.skus)}>
            {copy.retry}
          </Button>
          <ContinueButton copy={copy} />
        </div>
      </>
    )
  }
  const { basket, skus } = state
  const added = basket.lines.filter(({ sku, isGift }) => sku !== undefined && skus.includes(sku) && !isGift)
  return (
    <>
      <AnswerNotices notifications={basket.notifications} locale={locale} />
      <ul className={styles.lines}>
        {added.map((line) => (
          <AddedLine key={line.id} line={line} copy={copy} />
        ))}
      </ul>
      <div className={styles.actions}>
        {basket.count > 0 && (
          <>
            <Total basket={basket} copy={copy} locale={locale} />
            <ButtonLink href={basketHref} size={56} wide>
              {copy.review}
            </ButtonLink>
          </>
        )}
        <ContinueButton copy={copy} />
      </div>
    </>
  )
}

function AnswerNotices({ notifications, locale }: { notifications: BasketView['notifications']; locale: string }) {
  return useNotices(notifications, locale).map((notice) => <Notice key={notice.code} notice={notice} />)
}

function AddedLine({ line, copy }: { line: BasketLineView; copy: Messages['bag'] }) {
  return (
    <li className={styles.line}>
      <Thumbnail {...pictureSources(line.picture?.src)} alt="" />
      <div>
        <p>{line.brandName}</p>
        <p className={styles.name}>{line.name}</p>
        <p className={styles.variation}>
          {[line.variation, copy.quantity.replace('{count}', String(line.quantity))].filter(Boolean).join('. ')}
        </p>
        <p className={styles.price}>{line.price.charged.formatted}</p>
      </div>
    </li>
  )
}

function Total({ basket, copy, locale }: { basket: BasketView; copy: Messages['bag']; locale: string }) {
  const { update } = basket
  const { currency, currencySymbol } = update.pricing
  const lines = pricingLines(
    { ...update, isEmpty: basket.lines.length === 0 },
    { locale, hasMembership: update.pricing.priceTier === 'member' },
  )
  const total = lines.find(({ id }) => id === 'total')
  return (
    <p className={styles.total}>
      <span>{copy.total}</span>
      <b>{formatMoney(total?.amount ?? 0, { currency, currencySymbol, locale })}</b>
    </p>
  )
}

function ContinueButton({ copy }: { copy: Messages['bag'] }) {
  return (
    <Button variant="quiet" wide onClick={() => closeDialog('bag-drawer')}>
      {copy.continue}
    </Button>
  )
}
