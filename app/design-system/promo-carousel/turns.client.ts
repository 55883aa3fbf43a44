'use client'

import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { prefersReducedMotion } from '../reduced-motion.ts'

type Turns = {
  /** Auto-play is on; it pauses while the slides are hovered or have focus. */
  isPlaying: boolean
  toggle: () => void
  /** Restarts the interval after an interaction. */
  restart: () => void
}

/**
 * Calls `turn` every `everyMs` ms unless paused by the pause button, a pointer or focus on `root`, a hidden page, or a reduced-motion preference. If `everyMs`
 * is undefined, never.
 */
export function useTurns(root: RefObject<HTMLElement | null>, everyMs: number | undefined, turn: () => void): Turns {
  const [isPlaying, setPlaying] = useState(everyMs !== undefined)
  const [isHeld, setHeld] = useState(false)
  const [round, setRound] = useState(0)
  const takeTurn = useEffectEvent(() => {
    if (!document.hidden) turn()
  })

  useEffect(() => {
    // The reduced-motion preference is known only in the browser; the shared page is rendered as if there were none.
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

/** Reports when a pointer or focus enters an element, and when the last of them has left. */
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
  // A touch ends when the finger lifts, so it pauses only for the duration of the press.
  listen('pointerenter', (event) => set({ pointer: !('pointerType' in event) || event.pointerType !== 'touch' }))
  listen('pointerleave', () => set({ pointer: false }))
  listen('focusin', () => set({ focus: element.querySelector(':focus-visible') !== null }))
  listen('focusout', () => set({ focus: false }))
  return () => watched.abort()
}
