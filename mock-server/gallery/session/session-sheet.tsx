import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { IconButton } from '#design-system/button/IconButton.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { chevronDown, close } from '#design-system/icon/icons.ts'
import { useAddress } from '../address/use-address.tsx'
import { NARROW, useMedia } from '../state/use-media.ts'
import styles from './session-sheet.module.css'

type Sheet = { isShown: boolean; show: () => void; hide: () => void }

const SheetContext = createContext<Sheet>({ isShown: false, show: () => {}, hide: () => {} })

/** Keeps whether the session covers the page. That happens on narrow screens only: on wide ones it is a pane. */
export function SessionSheetProvider({ children }: { children: ReactNode }) {
  const isNarrow = useMedia(NARROW)
  const [isAsked, setAsked] = useState(false)
  const show = useCallback(() => setAsked(true), [])
  const hide = useCallback(() => setAsked(false), [])
  const sheet = useMemo(() => ({ isShown: isNarrow && isAsked, show, hide }), [isNarrow, isAsked, show, hide])
  return <SheetContext value={sheet}>{children}</SheetContext>
}

export function useSessionSheet(): Sheet {
  return use(SheetContext)
}

/** The session and its journal: a pane on wide screens; on narrow ones a sheet, which a bar above the list opens. */
export function SessionPane({ children }: { children: ReactNode }) {
  const { isShown, hide } = useSessionSheet()
  const pane = useRef<HTMLElement>(null)
  const opener = useRef<Element>(null)
  useEffect(() => {
    if (!isShown) return
    opener.current = document.activeElement
    pane.current?.focus()
    return () => {
      if (opener.current instanceof HTMLElement) opener.current.focus()
    }
  }, [isShown])
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Escape and the close button do the same. */}
      {isShown && <div className={styles.scrim} onClick={hide} />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from anywhere inside. */}
      <aside
        ref={pane}
        className={styles.pane}
        id="session"
        aria-label="Session and journal"
        tabIndex={-1}
        data-shown={isShown || undefined}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !isShown || event.defaultPrevented) return
          hide()
        }}
      >
        {isShown && (
          <div className={styles.head}>
            <h2 className={styles.title}>Session</h2>
            <IconButton label="Close the session" onClick={hide}>
              <Icon icon={close} size={20} />
            </IconButton>
          </div>
        )}
        {children}
      </aside>
    </>
  )
}

/** On narrow screens, the bar that opens the session. It is part of the page: one that sticks would lie on top of what is to be pressed. */
export function SessionBar() {
  const { address } = useAddress()
  const { isShown, show } = useSessionSheet()
  return (
    <div className={styles.bar}>
      <button type="button" className={styles.opener} aria-expanded={isShown} aria-controls="session" onClick={show}>
        <span className={styles.name}>{address.selection || 'No session yet'}</span>
        <span>{address.selection ? 'Session' : 'Live sessions'}</span>
        <Icon icon={chevronDown} size={18} />
      </button>
    </div>
  )
}
