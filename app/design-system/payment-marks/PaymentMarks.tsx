import styles from './PaymentMarks.module.css'

/** The ways to pay as small labels: kinds of card, wallets, paying later. */
export function PaymentMarks({ label, marks }: { /** Accessible name of the list. */ label: string; marks: readonly string[] }) {
  return (
    <ul className={styles.marks} aria-label={label}>
      {marks.map((mark) => (
        <li key={mark} className={styles.mark}>
          {mark}
        </li>
      ))}
    </ul>
  )
}
