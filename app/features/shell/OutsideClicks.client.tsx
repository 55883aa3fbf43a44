'use client'

import { useEffect } from 'react'
import { useFlag } from '#app/platform/experiments/use-flag.client.ts'

/** Prevents closing dialogs by a click outside while the flag says so. Escape and the close button still work. Changes `closedby` only. */
export function OutsideClicks({ rendered }: { rendered: string }) {
  const isOff = useFlag('overlay-outside-click', rendered) === '0'
  useEffect(() => {
    if (!isOff) return
    const hold = (dialog: EventTarget | null) => {
      if (dialog instanceof HTMLDialogElement && dialog.getAttribute('closedby') === 'any') dialog.setAttribute('closedby', 'closerequest')
    }
    document.querySelectorAll('dialog').forEach(hold)
    // Catch dialogs that open later: the event does not bubble.
    const handleToggle = ({ target }: Event) => hold(target)
    document.addEventListener('beforetoggle', handleToggle, true)
    return () => document.removeEventListener('beforetoggle', handleToggle, true)
  }, [isOff])
  return null
}
