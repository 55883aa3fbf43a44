import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ControlError } from '../api/request.ts'

/** What was asked and has come, is coming, or failed. While something is asked again, the last value stays. */
export type Answer<Value> = { isLoading: boolean; value?: Value | undefined; error?: ControlError | undefined }

type Kept<Value> = { key: string; round: number; value?: Value | undefined; error?: ControlError | undefined }

/** Asks when `key` changes, and again on demand. An empty key asks nothing. `load` may be made anew on each rendering: only the key counts. */
export function useAnswer<Value>(key: string, load: (signal: AbortSignal) => Promise<Value>): [answer: Answer<Value>, again: () => void] {
  const [round, setRound] = useState(0)
  const [kept, setKept] = useState<Kept<Value>>({ key: '', round: 0 })
  const latest = useRef(load)
  useEffect(() => {
    latest.current = load
  })
  useEffect(() => {
    if (key === '') return
    const stop = new AbortController()
    const keep = (outcome: { value?: Value; error?: ControlError }) => {
      if (stop.signal.aborted) return
      setKept((before) => ({ key, round, ...(before.key === key ? { value: before.value } : {}), ...outcome }))
    }
    latest.current(stop.signal).then(
      (value) => keep({ value }),
      (error: unknown) => keep({ error: asControlError(error) }),
    )
    return () => stop.abort()
  }, [key, round])
  const again = useCallback(() => setRound((last) => last + 1), [])
  const answer = useMemo(() => answerOf(kept, key, round), [kept, key, round])
  return [answer, again]
}

function answerOf<Value>(kept: Kept<Value>, key: string, round: number): Answer<Value> {
  if (key === '') return { isLoading: false }
  if (kept.key !== key) return { isLoading: true }
  return { isLoading: kept.round !== round, value: kept.value, error: kept.round === round ? kept.error : undefined }
}

/** Whatever was thrown, as an error that can be shown. */
export function asControlError(error: unknown): ControlError {
  if (error instanceof ControlError) return error
  return new ControlError({ code: 'DEFECT', message: error instanceof Error ? error.message : String(error) })
}
