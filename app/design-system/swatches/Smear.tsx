import { classNames } from '../class-names.ts'
import styles from './Smear.module.css'

/** A smear of a shade, which an element around it names (`swatchStyle`). Its size is that of `className`. */
export function Smear({ className }: { className: string | undefined }) {
  return <span className={classNames(styles.smear, className)} aria-hidden="true" />
}
