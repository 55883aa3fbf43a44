'use client'

import { type RefObject, useEffect, useRef } from 'react'

/**
 * Gives the focus to `instead`, where that is there, else to `place`, when what had it in there is gone, so that nobody is thrown back to
 * the beginning of the page.
 */
export function useFocusFallback(place: RefObject<HTMLElement | null>, instead?: RefObject<HTMLElement | null>): void {
  const last = useRef<EventTarget | null>(null)

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      last.current = target
    }
    const element = place.current
    element?.addEventListener('focusin', remember)
    return () => element?.removeEventListener('focusin', remember)
  }, [place])

  // After every change of what is shown: any of them may have taken it away.
  useEffect(() => {
    const isGone = last.current instanceof Node && !last.current.isConnected
    if (!isGone || document.activeElement !== document.body) return
    if (instead?.current) instead.current.focus()
    else place.current?.focus({ preventScroll: true })
  })
}
