import { useEffect } from 'react'
import type { Measured } from '../../api/contract-answers.ts'
import { type Answer, useAnswer } from '../../state/use-answer.ts'

/** So often a report that is being measured is asked for, milliseconds. */
const PATIENCE = 1500

/** Asks for a report until it is measured. */
export function useMeasured<Report>(
  key: string,
  load: (signal: AbortSignal) => Promise<Measured<Report>>,
): [Answer<Measured<Report>>, () => void] {
  const [answer, again] = useAnswer(key, load)
  const isMeasuring = answer.value?.state === 'measuring'
  useEffect(() => {
    if (!isMeasuring) return
    const timer = window.setInterval(again, PATIENCE)
    return () => window.clearInterval(timer)
  }, [isMeasuring, again])
  return [answer, again]
}
