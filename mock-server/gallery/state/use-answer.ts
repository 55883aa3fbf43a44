import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { RequestError } from '../api/request.ts'

/** The state of a request: loading, loaded or failed. During a reload, the last value remains. */
export type LoadState<Value> = { isLoading: boolean; value?: Value | undefined; error?: RequestError | undefined }

type Kept<Value> = { key: string; round: number; value?: Value | undefined; error?: RequestError | undefined }

/** Loads when `key` changes, and again on demand. An empty key loads nothing. `load` may change on each render: only the key counts. */
export function useLoaded<Value>(
  key: string,
  load: (signal: AbortSignal) => Promise<Value>,
): [answer: LoadState<Value>, again: () => void] {
  const [round, setRound] = useState(0)
  const [kept, setKept] = useState<Kept<Value>>({ key: '', round: 0 })
  const latest = useRef(load)
  useEffect(() => {
    latest.current = load
  })
  useEffect(() => {
    if (key === '') return
    const stop = new AbortController()
    const keep = (outcome: { value?: Value; error?: RequestError }) => {
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

function answerOf<Value>(kept: Kept<Value>, key: string, round: number): LoadState<Value> {
  if (key === '') return { isLoading: false }
  if (kept.key !== key) return { isLoading: true }
  return { isLoading: kept.round !== round, value: kept.value, error: kept.round === round ? kept.error : undefined }
}

/** Any thrown value as an error that can be shown. */
export function asControlError(error: unknown): RequestError {
  if (error instanceof RequestError) return error
  return new RequestError({ code: 'DEFECT', message: error instanceof Error ? error.message : String(error) })
}
