import { createContext, type ReactNode, use, useCallback, useState } from 'react'
import { IconButton } from '#design-system/button/IconButton.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { close, error as errorIcon, success } from '#design-system/icon/icons.ts'
import styles from './toasts.module.css'

type Kind = 'done' | 'error'
type Toast = { id: number; text: string; kind: Kind }
type Tell = (text: string, kind?: Kind) => void

const TellContext = createContext<Tell>(() => {})
const STAYS_FOR = 6000
let count = 0

/** Toasts at the bottom of the screen, also announced to screen readers. Errors stay until closed. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const drop = useCallback((id: number) => setToasts((list) => list.filter((toast) => toast.id !== id)), [])
  const tell = useCallback<Tell>(
    (text, kind = 'done') => {
      const id = ++count
      setToasts((list) => [...list.slice(-2), { id, text, kind }])
      if (kind === 'done') window.setTimeout(drop, STAYS_FOR, id)
    },
    [drop],
  )
  return (
    <TellContext value={tell}>
      {children}
      <section className={styles.toasts} aria-label="Messages">
        <div role="status">
          {toasts
            .filter(({ kind }) => kind === 'done')
            .map((toast) => (
              <Line key={toast.id} toast={toast} drop={drop} />
            ))}
        </div>
        <div role="alert">
          {toasts
            .filter(({ kind }) => kind === 'error')
            .map((toast) => (
              <Line key={toast.id} toast={toast} drop={drop} />
            ))}
        </div>
      </section>
    </TellContext>
  )
}

/** Returns a function that shows a toast. */
export function useTell(): Tell {
  return use(TellContext)
}

function Line({ toast: { id, text, kind }, drop }: { toast: Toast; drop: (id: number) => void }) {
  return (
    <div className={styles.toast} data-kind={kind} data-surface={kind === 'done' ? 'dark' : undefined}>
      <Icon icon={kind === 'error' ? errorIcon : success} size={20} />
      <p>{text}</p>
      <IconButton label="Close the message" onClick={() => drop(id)}>
        <Icon icon={close} size={16} />
      </IconButton>
    </div>
  )
}
