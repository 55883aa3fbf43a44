import styles from './Icon.module.css'

type IconProps = {
  /** An icon from icons.ts. */
  icon: string
  /** Size in px; scales with the text. Default 24. */
  size?: 14 | 16 | 18 | 20 | 22 | 24 | 28
  /** Fills the shape instead of stroking it. */
  filled?: boolean
}

/** A line icon in the surrounding text colour. Hidden from screen readers: adjacent text says the same. */
export function Icon({ icon, size = 24, filled }: IconProps) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-size={size === 24 ? undefined : size}
      data-filled={filled || undefined}
    >
      <path d={icon} />
    </svg>
  )
}

/** The membership plus: used only before the Member's Price and perks. */
export function PlusMark() {
  return <span className={styles.plus} aria-hidden="true" />
}
