import styles from './PromoMark.module.css'
import { PROMO_EXPERIMENT } from './promo-group.ts'

/** Where the promo would be for a group that sees none: nothing to see, and the place at which its exposure is recorded. */
export function PromoMark({ group }: { group: string }) {
  return <i className={styles.mark} data-exposure="" data-flag={PROMO_EXPERIMENT} data-variation={group} />
}
