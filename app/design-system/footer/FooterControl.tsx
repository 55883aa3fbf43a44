import type { ComponentProps } from 'react'
import { Icon } from '../icon/Icon.tsx'
import styles from './FooterControl.module.css'

/** A setting in the footer, e.g. the country: a bordered button with an icon and text. */
export function FooterButton({ icon, children, ...rest }: ComponentProps<'button'> & { icon?: string }) {
  return (
    <button type="button" {...rest} className={styles.control}>
      {icon && <Icon icon={icon} size={18} />}
      {children}
    </button>
  )
}

/** The same as a link. */
export function FooterLink({ icon, children, ...rest }: ComponentProps<'a'> & { icon?: string }) {
  return (
    <a {...rest} className={styles.control}>
      {icon && <Icon icon={icon} size={18} />}
      {children}
    </a>
  )
}

/** A button styled like a footer link. */
export function FooterTextButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={styles.text} />
}
