'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { quizCopy as copy } from '#app/messages/pages/quiz.ts'
import { onConsentChange } from '#app/platform/consent/consent.ts'
import { onShopperChange } from '#app/platform/shopper/shopper-record.ts'
import { dropWithoutConsent, keepQuiz, keptQuiz } from './quiz-memory.ts'

type QuizMemoryProps = {
  slug: string
  /** Path of the quiz, with the store's prefix. */
  path: string
  /** The answers so far and the step, as the quiz's address has them. */
  query: string
  /** Whether anything was answered. */
  isBegun: boolean
  locale: string
}

/** Keeps the answers for another visit, with consent alone; whoever comes back is led to where they were. */
export function QuizMemory({ slug, path, query, isBegun, locale }: QuizMemoryProps) {
  const kept = useSyncExternalStore(
    onChange,
    () => keptQuiz(slug, locale),
    () => undefined,
  )
  useEffect(() => {
    if (isBegun) keepQuiz(slug, query, locale)
    else dropWithoutConsent(locale)
  }, [slug, query, isBegun, locale])
  if (isBegun || kept === undefined) return null
  return (
    <p className="quiz-resume">
      {copy.resumeLead} <a href={`${path}?${kept}`}>{copy.resume}</a>
    </p>
  )
}

/** Calls back when the consent or the shopper changes. Returns the unsubscribe function. */
function onChange(callback: () => void): () => void {
  const stops = [onConsentChange(callback), onShopperChange(callback)]
  return () => {
    for (const stop of stops) stop()
  }
}
