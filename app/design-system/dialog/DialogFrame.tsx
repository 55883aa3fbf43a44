import type { ComponentProps, ReactNode } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { Icon } from '../icon/Icon.tsx'
import { close } from '../icon/icons.ts'
import styles from './DialogFrame.module.css'

export type DialogFrameProps = Omit<ComponentProps<'dialog'>, 'id' | 'title' | 'open' | 'closedby'> & {
  /** Open the dialog with `opensDialog(id)` on a button, or with `openDialog(id)`. */
  id: string
  /** Heading and accessible name. */
  title: ReactNode
  /** Accessible name of the close button. */
  closeLabel: string
  /** Between the heading and the body, fixed while the body scrolls, e.g. "Product Added". */
  notice?: ReactNode
  /** Sticks to the bottom: totals and calls to action. */
  footer?: ReactNode
  /** Whether a click on the backdrop closes the dialog. Off where a choice is required. */
  closesFromOutside?: boolean
  children: ReactNode
}

type Kind = 'drawer' | 'modal' | 'picture' | 'menu'

/** Shared by drawers, modals and menus of choices: a native dialog, so the browser handles focus, Escape and the inert page behind it. */
export function DialogFrame({
  kind,
  id,
  title,
  closeLabel,
  notice,
  footer,
  picture,
  closesFromOutside = true,
  children,
  ...rest
}: DialogFrameProps & { kind: Kind; picture?: ReactNode }) {
  const titleId = `${id}-title`
  return (
    <dialog
      {...rest}
      id={id}
      className={styles.dialog}
      data-kind={kind}
      aria-labelledby={titleId}
      closedby={closesFromOutside ? 'any' : 'closerequest'}
    >
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.panel}>
        <div className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <form role="none" method="dialog">
            <IconButton label={closeLabel} type="submit">
              <Icon icon={close} />
            </IconButton>
          </form>
        </div>
        {notice}
        <div className={styles.body} data-scrolls>
          {children}
        </div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </dialog>
  )
}
