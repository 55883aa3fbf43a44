import { useCallback, useEffect, useRef, useState } from 'react'
import type { ListedRequest } from '../api/session-answers.ts'
import { announcementOf } from './entry-outcome.ts'

/** Requests that come within so many milliseconds are told of together: a page that loads asks a dozen at once. */
const PAUSE = 4000

/** Gathers new entries into a sentence now and then. */
export function useAnnouncer(): { said: string; announce: (entry: ListedRequest) => void } {
  const [said, setSaid] = useState('')
  const waiting = useRef<ListedRequest[]>([])
  const timer = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const announce = useCallback((entry: ListedRequest) => {
    waiting.current.push(entry)
    timer.current ??= window.setTimeout(() => {
      timer.current = undefined
      setSaid(announcementOf(waiting.current))
      waiting.current = []
    }, PAUSE)
  }, [])
  return { said, announce }
}

/** What is read out of it, politely. */
export function Announcer({ said }: { said: string }) {
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  )
}
