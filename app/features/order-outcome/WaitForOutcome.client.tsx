'use client'

import { useEffect, useState } from 'react'

/** Asks this long at most, in questions; then the link beside it is left. */
const MOST_QUESTIONS = 40

/**
 * Asks whether the outcome is known, and shows it when it is. The page itself is asked: once the outcome is known, it answers with a redirect, so that no
 * other request and no library is needed.
 */
export function WaitForOutcome({ seconds, waiting }: { seconds: number; waiting: string }) {
  const [questions, setQuestions] = useState(0)
  useEffect(() => {
    if (questions >= MOST_QUESTIONS) return
    const timeout = setTimeout(async () => {
      if (await isKnown()) location.reload()
      else setQuestions((before) => before + 1)
    }, seconds * 1000)
    return () => clearTimeout(timeout)
  }, [questions, seconds])
  return <p role="status">{questions > 2 && waiting}</p>
}

async function isKnown(): Promise<boolean> {
  try {
    return (await fetch(location.href, { redirect: 'manual' })).type === 'opaqueredirect'
  } catch {
    return false
  }
}
