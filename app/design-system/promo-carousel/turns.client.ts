'use client'

import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { prefersReducedMotion } from '../reduced-motion.ts'

type Turns = {
  /** The slides turn by themselves unless a pointer or the focus rests on them. */
  isPlaying: boolean
  toggle: () => void
  /** Somebody has done something: the next turn is a whole interval away. */
  restart: () => void
}

/**
 * Calls `turn` each `everyMs` while nothing holds it: the pause button, a pointer or the focus on `root`, a page that nobody looks at, or the
 * wish for less movement. Undefined `everyMs` never turns.
 */
export function useTurns(root: RefObject<HTMLElement | null>, everyMs: number | undefined, turn: () => void): Turns {
  const [isPlaying, setPlaying] = useState(everyMs !== undefined)
  const [isHeld, setHeld] = useState(false)
  const [round, setRound] = useState(0)
  const takeTurn = useEffectEvent(() => {
    if (!document.hidden) turn()
  })

  useEffect(() => {
    // The wish is known in the browser only; the page that is shared by everybody begins as if it were not there.
    // oxlint-disable-next-line react/set-state-in-effect -- see above: once, on mount
    if (prefersReducedMotion()) setPlaying(false)
  }, [])
  useEffect(() => watchHolds(root.current, setHeld), [root])
  useEffect(() => {
    if (everyMs === undefined || !isPlaying || isHeld) return undefined
    const turning = setInterval(takeTurn, everyMs)
    return () => clearInterval(turning)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new round begins a new interval
  }, [everyMs, isPlaying, isHeld, round])

  return { isPlaying, toggle: () => setPlaying((was) => !was), restart: () => setRound((count) => count + 1) }
}

/** Tells when a pointer or the focus comes to rest on an element, and when the last of them has left. */
function watchHolds(element: HTMLElement | null, tell: (isHeld: boolean) => void): (() => void) | undefined {
  if (!element) return undefined
  const holds = { pointer: false, focus: false }
  const set = (change: Partial<typeof holds>) => {
    Object.assign(holds, change)
    tell(holds.pointer || holds.focus)
  }
  const watched = new AbortController()
  const listen = (type: 'pointerenter' | 'pointerleave' | 'focusin' | 'focusout', handle: (event: Event) => void) =>
    element.addEventListener(type, handle, { signal: watched.signal })
  // A finger leaves when it lifts; it holds nothing for longer than its press.
  listen('pointerenter', (event) => set({ pointer: !('pointerType' in event) || event.pointerType !== 'touch' }))
  listen('pointerleave', () => set({ pointer: false }))
  listen('focusin', () => set({ focus: element.querySelector(':focus-visible') !== null }))
  listen('focusout', () => set({ focus: false }))
  return () => watched.abort()
}
