import styles from './Icon.module.css'

type IconProps = {
  /** One of the drawings in icons.ts. */
  icon: string
  /** Edge in px; grows with the text. 24 as a rule. */
  size?: 14 | 16 | 18 | 20 | 22 | 24 | 28
  /** Fills the shape instead of drawing its line. */
  filled?: boolean
}

/** A line drawing in the colour of the text around it. Hidden from screen readers: the text beside it says the same. */
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

/** The plus of membership: it stands before the Member's Price, perks and nothing else. */
export function PlusMark() {
  return <span className={styles.plus} aria-hidden="true" />
}
