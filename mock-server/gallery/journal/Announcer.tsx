import { useCallback, useEffect, useRef, useState } from 'react'
import type { ListedRequest } from '../api/session-answers.ts'
import { announcementOf } from './entry-outcome.ts'

/** Announcement delay in milliseconds. Requests within it are announced together, because a page load sends about a dozen at once. */
const PAUSE = 4000

/** Collects new entries and announces them together. */
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

/** Polite live region for journal announcements. */
export function Announcer({ said }: { said: string }) {
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  )
}
