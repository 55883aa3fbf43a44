/** The ways to pay as small labels: kinds of card, wallets, paying later. */
export function PaymentMarks({ label, marks }: { /** Accessible name of the list. */ label: string; marks: readonly string[] }) {
  return (
    <ul className="payment-marks-marks" aria-label={label}>
      {marks.map((mark) => (
        <li key={mark} className="payment-marks-mark">
          {mark}
        </li>
      ))}
    </ul>
  )
}
