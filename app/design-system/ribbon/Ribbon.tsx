import styles from './Ribbon.module.css'
import { ribbonFill } from './ribbon-fill.ts'

export type RibbonProps = {
  /** A ribbon key as `newIn`, or one of the colours as `red`. */
  ribbonKey: string
  /** What it says: the state is always in words. */
  text: string
  /** `standard` lies flush in the corner, `rounded` is a pill set in from it. */
  variant?: 'standard' | 'rounded'
}

export function Ribbon({ ribbonKey, text, variant }: RibbonProps) {
  return (
    <span className={styles.ribbon} data-fill={ribbonFill(ribbonKey)} data-variant={variant}>
      {text}
    </span>
  )
}
