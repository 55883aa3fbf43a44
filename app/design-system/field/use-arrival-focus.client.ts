'use client'

import { type RefObject, useEffect, useRef } from 'react'
import { useMounted } from '../button/use-mounted.ts'

/**
 * Moves focus to an element that says what is wrong: when it comes and whenever `said` changes, but not from somebody who has begun to mend a page from
 * the server before its scripts came. Nothing is focused while `said` is empty.
 */
export function useArrivalFocus(element: RefObject<HTMLElement | null>, said: string): void {
  const isMounted = useMounted()
  const isFromServer = useRef(!isMounted)
  useEffect(() => {
    const hasBegun = isFromServer.current && document.activeElement !== document.body
    isFromServer.current = false
    if (said !== '' && !hasBegun) element.current?.focus()
  }, [element, said])
}
