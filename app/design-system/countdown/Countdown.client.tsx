'use client'

import { useEffect, useState } from 'react'
import styles from './Countdown.module.css'
import { type CountdownUnit, clockParts, largestPart, twoDigits } from './countdown-parts.ts'

/** The units in words: short and in capitals for the clock, in full for what remains. */
export type CountdownWords = {
  clock: Readonly<Record<CountdownUnit, string>>
  /** As "2 days left". */
  left: (unit: Exclude<CountdownUnit, 'seconds'>, count: number) => string
}

type CountdownProps = {
  /** The instant that it counts down to, milliseconds. */
  endsAt: number
  /** The current time of the contract's clock; in the browser only. */
  now: () => number
  /** The instant that it was when the page was made, where that was made for one visitor. Without it the place is kept until the browser knows. */
  renderedAt?: number | undefined
  /** DAYS HRS MINS SECS, or what remains in its largest unit. */
  display: 'clock' | 'remaining'
  words: CountdownWords
}

/** How often it counts, milliseconds. */
const TICK_MS = 1000

/** Counts down each second and is gone when the instant has come. Nobody is interrupted: it is read when one comes to it. */
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
    <span className={styles.countdown} role="timer" data-known={instant !== undefined}>
      {display === 'clock' ? (
        clockParts(remaining).map(({ unit, count }) => (
          <span key={unit} className={styles.part}>
            <span className={styles.count}>{twoDigits(count)}</span> <span className={styles.unit}>{words.clock[unit]}</span>
          </span>
        ))
      ) : (
        <span className={styles.left}>{inWords(remaining, words)}</span>
      )}
    </span>
  )
}

function inWords(remaining: number, { left }: CountdownWords): string {
  const { unit, count } = largestPart(remaining)
  return left(unit === 'seconds' ? 'minutes' : unit, count)
}
