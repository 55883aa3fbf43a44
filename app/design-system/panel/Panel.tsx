import type { ComponentProps, ReactNode } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { Icon } from '../icon/Icon.tsx'
import { arrowLeft, close } from '../icon/icons.ts'
import styles from './Panel.module.css'

type PanelProps = Omit<ComponentProps<'dialog'>, 'id' | 'title' | 'open' | 'closedby' | 'aria-label'> & {
  /** Opens it: `opensDialog(id)` on a button, or `openDialog(id)`. */
  id: string
  /** Its name. */
  label: string
  /** Words of the button at its start. It closes the panel, as the icon at its end does. */
  backLabel: string
  closeLabel: string
  /** Stands between the two in the display face: decoration. */
  wordmark: string
  /** On powder, below the wordmark: what the panel is for. */
  top: ReactNode
  children?: ReactNode
}

/** A dialog over the whole window, with a back button. */
export function Panel({ id, label, backLabel, closeLabel, wordmark, top, children, ...rest }: PanelProps) {
  return (
    <dialog {...rest} id={id} className={styles.panel} aria-label={label} closedby="closerequest" data-scrolls>
      <div className={styles.top}>
        <form method="dialog" className={styles.bar}>
          <button type="submit" className={styles.back}>
            <Icon icon={arrowLeft} size={20} />
            {backLabel}
          </button>
          <span className={styles.wordmark} aria-hidden="true">
            {wordmark}
          </span>
          <IconButton label={closeLabel} type="submit">
            <Icon icon={close} />
          </IconButton>
        </form>
        {top}
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  )
}
