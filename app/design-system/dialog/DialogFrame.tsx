import type { ComponentProps, ReactNode } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { Icon } from '../icon/Icon.tsx'
import { close } from '../icon/icons.ts'
import styles from './DialogFrame.module.css'

export type DialogFrameProps = Omit<ComponentProps<'dialog'>, 'id' | 'title' | 'open' | 'closedby'> & {
  /** Opens it: `opensDialog(id)` on a button, or `openDialog(id)`. */
  id: string
  /** Its heading and its name. */
  title: ReactNode
  /** Name of the closing button. */
  closeLabel: string
  /** Between the heading and the body, and still while the body scrolls: "Product Added". */
  notice?: ReactNode
  /** Sticks to the bottom: totals and calls to action. */
  footer?: ReactNode
  /** Whether a press beside it closes it too. Off where a choice is needed. */
  closesFromOutside?: boolean
  children: ReactNode
}

type Kind = 'drawer' | 'modal' | 'picture'

/** What drawers and modals have in common: a native dialog, so focus, Escape and what lies behind are the browser's to keep. */
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
          <form method="dialog">
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
