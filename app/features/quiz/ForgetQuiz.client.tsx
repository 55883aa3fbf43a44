'use client'

import { useEffect } from 'react'
import { forgetQuiz } from './quiz-memory.ts'

/** Forgets what was kept of a quiz that has its result. */
export function ForgetQuiz() {
  useEffect(() => forgetQuiz(), [])
  return null
}
