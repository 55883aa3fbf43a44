import { Icon } from '../icon/Icon.tsx'
import { check, gift } from '../icon/icons.ts'
import styles from './Progress.module.css'
import { progressSegments } from './progress-segments.ts'

export type ProgressThreshold = {
  /** In the unit of `current`, e.g. pence. */
  value: number
  /** The threshold, formatted: "£25". */
  label: string
  /** The reward: "Free delivery". */
  reward?: string | undefined
  /** Icon of the reward, from icons.ts. Without one, a reached tick shows a check. */
  icon?: string
  /** Shows the gift icon and `giftTitle` instead of the reward. */
  isGift?: boolean
}

type ProgressProps = {
  /** Accessible name of the bar: what it leads to. */
  label: string
  /** The progress in words, e.g. "£8.20 more for your gift". */
  valueText: string
  current: number
  /** Lowest first. A single threshold gives a bar without ticks that ends there. */
  thresholds: readonly ProgressThreshold[]
  /** Shown as the reward's name for a gift. */
  giftTitle: string
}

/** Progress to one threshold, or to several with a tick each. The bar animates from its previous value. */
export function Progress({ label, valueText, current, thresholds, giftTitle }: ProgressProps) {
  const parts = progressSegments(current, thresholds)
  const end = thresholds.at(-1)?.value ?? 0
  return (
    <div
      className={styles.progress}
      style={{ gridTemplateColumns: parts.map(({ length }) => `minmax(min-content, ${length}fr)`).join(' ') }}
    >
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={end}
        aria-valuenow={Math.min(end, Math.max(0, current))}
        aria-valuetext={valueText}
      >
        {parts.map(({ filled }, index) => (
          <span key={keyOf(thresholds[index])} className={styles.stretch}>
            <span className={styles.fill} style={{ inlineSize: `${filled * 100}%` }} />
          </span>
        ))}
      </div>
      {thresholds.length > 1 && (
        <ol className={styles.ticks}>
          {thresholds.map((threshold, index) => (
            <Tick key={keyOf(threshold)} {...threshold} isReached={parts[index]?.isReached ?? false} giftTitle={giftTitle} />
          ))}
        </ol>
      )}
    </div>
  )
}

/** Two rewards may share an amount. */
function keyOf(threshold: ProgressThreshold | undefined): string {
  return `${threshold?.value} ${threshold?.reward}`
}

function Tick({
  label,
  reward,
  icon,
  isGift = false,
  isReached,
  giftTitle,
}: ProgressThreshold & { isReached: boolean; giftTitle: string }) {
  const drawing = isGift ? gift : (icon ?? (isReached ? check : undefined))
  return (
    <li className={styles.tick} data-reached={isReached || undefined} data-gift={isGift || undefined}>
      <span className={styles.mark}>{drawing && <Icon icon={drawing} size={14} />}</span>
      <b>{label}</b> <span>{isGift ? giftTitle : reward}</span>
    </li>
  )
}
