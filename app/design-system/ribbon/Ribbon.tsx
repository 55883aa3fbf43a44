import styles from './Ribbon.module.css'
import { ribbonFill } from './ribbon-fill.ts'

/** Placement on a picture: `standard` flush in the corner, `rounded` as a pill inset from it. */
export const ribbonVariants = ['standard', 'rounded'] as const

export type RibbonProps = {
  /** A ribbon key, e.g. `newIn`, or a colour, e.g. `red`. */
  ribbonKey: string
  /** Text: the state is never conveyed by colour alone. */
  text: string
  /** Defaults to `standard`. */
  variant?: (typeof ribbonVariants)[number]
}

export function Ribbon({ ribbonKey, text, variant }: RibbonProps) {
  return (
    <span className={styles.ribbon} data-fill={ribbonFill(ribbonKey)} data-variant={variant}>
      {text}
    </span>
  )
}
