import styles from './BagMask.module.css'

/** Covers what the drawer holds while something is being added. What it means is said elsewhere; closing stays possible above it. [ATB-19] */
export function BagMask() {
  return <div className={styles.mask} data-bag-mask="" aria-hidden="true" />
}
