import { Icon } from '#app/design-system/icon/Icon.tsx'
import { success } from '#app/design-system/icon/icons.ts'
import { Progress } from '#app/design-system/progress/Progress.tsx'
import { referralProgressWords as words } from '#app/messages/basket/summary.ts'
import { promoTileWords } from '#app/messages/products/promo-tiles.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { formatMoney } from '#app/platform/money/format.ts'
import { type ReferralSource, referralProgress } from './referral-progress.ts'
import styles from './ThresholdProgress.module.css'

type ReferralProgressProps = {
  update: ReferralSource
  locale: string
  /** On the account, or in the basket. */
  hasMembership: boolean
}

/** Progress towards the referral discount, or that it is reached. Renders nothing without a referral role. */
export function ReferralProgress({ update, locale, hasMembership }: ReferralProgressProps) {
  const view = referralProgress(update, locale, hasMembership)
  if (!view) return null
  if (view.isReached) {
    return (
      <p className={styles.words}>
        <Icon icon={success} size={16} />
        <b>{words.reached}</b>
      </p>
    )
  }
  const { currency, currencySymbol } = update.pricing
  const amount = formatMoney(view.left, { locale, currency, currencySymbol }, { stripZeroes: true })
  const toGo = formatMessage(words.toGo, { amount })
  return (
    <div className={styles.progress}>
      <p className={styles.words}>{toGo}</p>
      <Progress
        label={words.label}
        valueText={toGo}
        current={view.percent}
        thresholds={[{ value: 100, label: '' }]}
        giftTitle={promoTileWords.giftTitle}
      />
    </div>
  )
}
