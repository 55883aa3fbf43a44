import { useEffect, useRef, useState } from 'react'
import { useAddress } from '../address/use-address.tsx'
import type { CheckedSelection } from '../api/answers.ts'
import { checkSelection } from '../api/control.ts'
import type { RequestError } from '../api/request.ts'
import { asControlError } from '../state/use-answer.ts'

/** The selection being composed, and the server's verdict on it. */
export type Composing = {
  text: string
  setText: (text: string) => void
  isChecking: boolean
  checked: CheckedSelection | undefined
  error: RequestError | undefined
}

/** Delay after the last keystroke before the server checks the text, in milliseconds. */
const PAUSE = 200

type Judged = { text: string; selection?: CheckedSelection; error?: RequestError }

/** Holds the composed text, checks it as it changes, and writes valid selections to the address, which the session follows. */
export function useDraft(): Composing {
  const { address, go } = useAddress()
  const [text, setText] = useState(address.selection)
  const [judged, setJudged] = useState<Judged>({ text: '' })
  const kept = useRef(address.selection)
  useEffect(() => {
    // The selection changed elsewhere: through Back, or a session from the list.
    if (address.selection === kept.current) return
    kept.current = address.selection
    setText(address.selection)
  }, [address.selection])
  useEffect(() => {
    const stop = new AbortController()
    const keep = (selection: string) => {
      if (selection === kept.current) return
      kept.current = selection
      go({ selection }, { replace: true })
    }
    const timer = window.setTimeout(() => {
      if (text.trim() === '') return keep('')
      checkSelection(text, stop.signal).then(
        (selection) => {
          if (stop.signal.aborted) return
          setJudged({ text, selection })
          keep(selection.selection)
        },
        (error: unknown) => !stop.signal.aborted && setJudged({ text, error: asControlError(error) }),
      )
    }, PAUSE)
    return () => {
      window.clearTimeout(timer)
      stop.abort()
    }
  }, [text, go])
  const isJudged = judged.text === text
  return {
    text,
    setText,
    isChecking: text.trim() !== '' && !isJudged,
    checked: isJudged ? judged.selection : undefined,
    error: isJudged ? judged.error : undefined,
  }
}
