import { useEffect } from 'react'
import type { TimedReport } from '../../api/contract-answers.ts'
import { type LoadState, useLoaded } from '../../state/use-answer.ts'

/** Polling interval while a report is being measured, in milliseconds. */
const PATIENCE = 1500

/** Polls a report until it is measured. */
export function useMeasured<Report>(
  key: string,
  load: (signal: AbortSignal) => Promise<TimedReport<Report>>,
): [LoadState<TimedReport<Report>>, () => void] {
  const [answer, again] = useLoaded(key, load)
  const isMeasuring = answer.value?.state === 'measuring'
  useEffect(() => {
    if (!isMeasuring) return
    const timer = window.setInterval(again, PATIENCE)
    return () => window.clearInterval(timer)
  }, [isMeasuring, again])
  return [answer, again]
}
