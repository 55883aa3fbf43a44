import type { ComponentProps } from 'react'
import { Icon } from '../icon/Icon.tsx'
import styles from './FooterControl.module.css'

/** A setting in the footer, as the country: an edge, an icon, words. */
export function FooterButton({ icon, children, ...rest }: ComponentProps<'button'> & { icon?: string }) {
  return (
    <button type="button" {...rest} className={styles.control}>
      {icon && <Icon icon={icon} size={18} />}
      {children}
    </button>
  )
}

/** The same, where it leads somewhere. */
export function FooterLink({ icon, children, ...rest }: ComponentProps<'a'> & { icon?: string }) {
  return (
    <a {...rest} className={styles.control}>
      {icon && <Icon icon={icon} size={18} />}
      {children}
    </a>
  )
}

/** A button that looks like one of the footer's links. */
export function FooterTextButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={styles.text} />
}
