import styles from './Ribbon.module.css'
import { ribbonFill } from './ribbon-fill.ts'

/** How a ribbon lies on a picture: `standard` flush in the corner, `rounded` as a pill set in from it. */
export const ribbonVariants = ['standard', 'rounded'] as const

export type RibbonProps = {
  /** A ribbon key as `newIn`, or one of the colours as `red`. */
  ribbonKey: string
  /** What it says: the state is always in words. */
  text: string
  /** `standard` unless said otherwise. */
  variant?: (typeof ribbonVariants)[number]
}

export function Ribbon({ ribbonKey, text, variant }: RibbonProps) {
  return (
    <span className={styles.ribbon} data-fill={ribbonFill(ribbonKey)} data-variant={variant}>
      {text}
    </span>
  )
}
