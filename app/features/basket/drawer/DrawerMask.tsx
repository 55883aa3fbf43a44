import styles from './DrawerMask.module.css'

/** Covers what the drawer holds while something is being added. What it means is said elsewhere; closing stays possible above it. [ATB-19] */
export function DrawerMask() {
  return <div className={styles.mask} data-bag-mask="" aria-hidden="true" />
}
