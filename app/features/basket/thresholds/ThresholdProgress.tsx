import { Icon } from '#app/design-system/icon/Icon.tsx'
import { success } from '#app/design-system/icon/icons.ts'
import { Money } from '#app/design-system/price/Money.tsx'
import { withoutZeroes } from '#app/design-system/price/money-parts.ts'
import { Progress } from '#app/design-system/progress/Progress.tsx'
import { thresholdCopy } from '#app/messages/basket/summary.ts'
import { promoTileWords } from '#app/messages/products/promo-tiles.ts'
import type { BasketContentsFieldsFragment } from '#operations/__generated__/operations.ts'
import styles from './ThresholdProgress.module.css'
import { thresholdProgress } from './threshold-progress.ts'

type ThresholdProgressProps = { update: Pick<BasketContentsFieldsFragment, 'thresholds' | 'pricing'>; locale: string }

/** Rewards earned, what to spend for more, and the progress bar. Renders nothing when no threshold is shown. */
export function ThresholdProgress({ update, locale }: ThresholdProgressProps) {
  const view = thresholdProgress(update, locale)
  if (!view) return null
  const { reached, next, current, ticks } = view
  const unlocked = reached.map((sentence) => `${sentence}.`).join(' ')
  return (
    <div className={styles.progress}>
      <p className={styles.words}>
        {unlocked && <Icon icon={success} size={16} />}
        <span>
          {unlocked && (
            <b>
              <Money>{unlocked}</Money>
            </b>
          )}{' '}
          {next && <Money>{next}</Money>}
        </span>
      </p>
      <Progress
        label={thresholdCopy(locale).label}
        valueText={withoutZeroes([unlocked, next].filter(Boolean).join(' '))}
        current={current}
        thresholds={ticks}
        giftTitle={promoTileWords.giftTitle}
      />
    </div>
  )
}
