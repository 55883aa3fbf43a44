'use client'

import { type RefObject, useEffect, useRef } from 'react'

/**
 * When the focused element inside `place` disappears, moves the focus to `instead` if it exists, else to `place`: otherwise keyboard users would start again
 * at the top of the page.
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

  // After every render: any of them may have removed the element.
  useEffect(() => {
    const isGone = last.current instanceof Node && !last.current.isConnected
    if (!isGone || document.activeElement !== document.body) return
    if (instead?.current) instead.current.focus()
    else place.current?.focus({ preventScroll: true })
  })
}
