'use client'

import { useEffect } from 'react'
import { useFlag } from '#app/platform/experiments/use-flag.client.ts'

/**
 * Keeps every dialog open when somebody presses beside it, while the flag says so: Escape and its button still close it. A dialog that
 * allows such a press says so itself (`closedby`), which is all that is changed.
 */
export function OutsideClicks({ rendered }: { rendered: string }) {
  const isOff = useFlag('overlay-outside-click', rendered) === '0'
  useEffect(() => {
    if (!isOff) return
    const hold = (dialog: EventTarget | null) => {
      if (dialog instanceof HTMLDialogElement && dialog.getAttribute('closedby') === 'any') dialog.setAttribute('closedby', 'closerequest')
    }
    document.querySelectorAll('dialog').forEach(hold)
    // Those that come later: it does not bubble.
    const handleToggle = ({ target }: Event) => hold(target)
    document.addEventListener('beforetoggle', handleToggle, true)
    return () => document.removeEventListener('beforetoggle', handleToggle, true)
  }, [isOff])
  return null
}
