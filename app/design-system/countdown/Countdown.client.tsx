'use client'

import { useEffect, useState } from 'react'
import { type CountdownUnit, clockParts, largestPart, twoDigits } from './countdown-parts.ts'

/** Unit names: short and in capitals for the clock, in full for the remaining time. */
export type CountdownWords = {
  clock: Readonly<Record<CountdownUnit, string>>
  /** E.g. "2 days left". */
  left: (unit: Exclude<CountdownUnit, 'seconds'>, count: number) => string
}

type CountdownProps = {
  /** The instant to count down to, in ms. */
  endsAt: number
  /** The contract clock's current time; called in the browser only. */
  now: () => number
  /** The time the page was rendered, if it was rendered for one visitor. Without it, space is reserved until the browser knows the time. */
  renderedAt?: number | undefined
  /** DAYS HRS MINS SECS, or the remaining time in its largest unit. */
  display: 'clock' | 'remaining'
  words: CountdownWords
}

/** Update interval in ms. */
const TICK_MS = 1000

/** Counts down every second and disappears at the end. Updates do not interrupt screen readers. */
export function Countdown({ endsAt, now, renderedAt, display, words }: CountdownProps) {
  const [instant, setInstant] = useState(renderedAt)
  useEffect(() => {
    const tick = () => setInstant(now())
    tick()
    const ticking = setInterval(tick, TICK_MS)
    return () => clearInterval(ticking)
  }, [now])

  const remaining = endsAt - (instant ?? endsAt - 1)
  if (remaining <= 0) return null
  return (
    <span className="countdown" role="timer" data-known={instant !== undefined}>
      {display === 'clock' ? (
        clockParts(remaining).map(({ unit, count }) => (
          <span key={unit} className="countdown-part">
            <span className="countdown-count">{twoDigits(count)}</span> <span className="countdown-unit">{words.clock[unit]}</span>
          </span>
        ))
      ) : (
        <span className="countdown-left">{inWords(remaining, words)}</span>
      )}
    </span>
  )
}

function inWords(remaining: number, { left }: CountdownWords): string {
  const { unit, count } = largestPart(remaining)
  return left(unit === 'seconds' ? 'minutes' : unit, count)
}
