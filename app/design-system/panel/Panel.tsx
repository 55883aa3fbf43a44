import type { ComponentProps, ReactNode } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { Icon } from '../icon/Icon.tsx'
import { arrowLeft, close } from '../icon/icons.ts'
import styles from './Panel.module.css'

type PanelProps = Omit<ComponentProps<'dialog'>, 'id' | 'title' | 'open' | 'closedby' | 'aria-label'> & {
  /** Open the panel with `opensDialog(id)` on a button, or with `openDialog(id)`. */
  id: string
  /** Accessible name. */
  label: string
  /** Label of the back button at the start. It closes the panel, as does the icon at the end. */
  backLabel: string
  closeLabel: string
  /** Decorative wordmark between the two, in the display typeface. */
  wordmark: string
  /** What the panel is for; below the wordmark, on powder. */
  top: ReactNode
  children?: ReactNode
}

/** A full-window dialog with a back button. */
export function Panel({ id, label, backLabel, closeLabel, wordmark, top, children, ...rest }: PanelProps) {
  return (
    <dialog {...rest} id={id} className={styles.panel} aria-label={label} closedby="closerequest" data-drawn-first data-scrolls>
      <div className={styles.top}>
        <form role="none" method="dialog" className={styles.bar}>
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
