import { useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * Calls back once after a delay in ms (undefined: never). Pauses while the element is hovered or contains focus, so that nothing disappears while it is being
 * read or used. Spread the returned props on that element.
 */
export function usePausableTimeout(durationMs: number | undefined, onTimeout: () => void) {
  const [holds, setHolds] = useState({ pointer: false, focus: false })
  const left = useRef(durationMs)
  const timeOut = useEffectEvent(onTimeout)
  const isPaused = holds.pointer || holds.focus

  useEffect(() => {
    left.current = durationMs
  }, [durationMs])

  useEffect(() => {
    if (durationMs === undefined || isPaused) return
    const started = performance.now()
    const timer = setTimeout(() => timeOut(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, (left.current ?? 0) - (performance.now() - started))
    }
  }, [durationMs, isPaused])

  return {
    onPointerEnter: () => setHolds((now) => ({ ...now, pointer: true })),
    onPointerLeave: () => setHolds((now) => ({ ...now, pointer: false })),
    onFocus: () => setHolds((now) => ({ ...now, focus: true })),
    onBlur: () => setHolds((now) => ({ ...now, focus: false })),
  }
}
