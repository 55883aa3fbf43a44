'use client'

import { type ReactNode, useState } from 'react'
import { usePausableTimeout } from '../timing/use-pausable-timeout.client.ts'
import styles from './Toast.module.css'

/** How long a toast shows unless it is given another time. Spec §9. */
const TOAST_MS = 2_000

export type ToastMessage = { id: number; text: ReactNode; durationMs?: number }

/** The toast of one place: `showToast` shows the next in place of the one before, and `toast` goes into `<Toast>`. */
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
 * A short message at the foot of the window that passes, and waits while somebody is at it. Render it where it can be pressed and heard:
 * inside of the dialog that it speaks of. It stands in the page from the start, so that what comes into it is read out, once.
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
