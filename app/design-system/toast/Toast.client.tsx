'use client'

import { type ReactNode, useState } from 'react'
import { usePausableTimeout } from '../timing/use-pausable-timeout.client.ts'
import styles from './Toast.module.css'

/** How long a toast is shown by default. Spec §9. */
const TOAST_MS = 2_000

export type ToastMessage = { id: number; text: ReactNode; durationMs?: number }

/** The state of one toast: `showToast` replaces the current message; pass `toast` to `<Toast>`. */
export function useToast() {
  const [state, setState] = useState<{ count: number; message?: ToastMessage }>({ count: 0 })
  return {
    showToast: (text: ReactNode, durationMs = TOAST_MS) =>
      setState(({ count }) => ({ count: count + 1, message: { id: count + 1, text, durationMs } })),
    toast: { message: state.message, onDone: () => setState(({ count }) => ({ count })) },
  }
}

type ToastProps = { message: ToastMessage | undefined; onDone: () => void }

/**
 * A short message at the bottom of the window that disappears after a while, and pauses while hovered or focused. Render it where it is reachable and
 * announced, i.e. inside the dialog it belongs to. It is always in the page, so that screen readers announce new content, once.
 */
export function Toast({ message, onDone }: ToastProps) {
  return (
    <div className={styles.region} role="status">
      {message && <PassingMessage key={message.id} message={message} onDone={onDone} />}
    </div>
  )
}

function PassingMessage({ message: { text, durationMs = TOAST_MS }, onDone }: { message: ToastMessage; onDone: () => void }) {
  const pauses = usePausableTimeout(durationMs, onDone)
  return (
    <div {...pauses} className={styles.toast} data-surface="dark">
      {text}
    </div>
  )
}
