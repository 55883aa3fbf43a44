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
  // Asked again while an answer is on its way, it would be given up: one that takes longer than the interval would never come.
  const isNext = answer.value?.state === 'measuring' && !answer.isLoading
  useEffect(() => {
    if (!isNext) return
    const timer = window.setTimeout(again, PATIENCE)
    return () => window.clearTimeout(timer)
  }, [isNext, again])
  return [answer, again]
}
