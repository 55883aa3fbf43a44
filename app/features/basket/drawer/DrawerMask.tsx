import styles from './DrawerMask.module.css'

/** Covers the drawer's content while something is being added. The status is announced elsewhere; the close button stays above it. */
export function DrawerMask() {
  return <div className={styles.mask} data-basket-mask="" aria-hidden="true" />
}
