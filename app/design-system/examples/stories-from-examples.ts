import type { ReactNode } from 'react'
import type { Examples } from './examples.ts'

/** One story per example, with the example's name. */
export function storiesFromExamples(examples: Examples): Record<string, { name: string; render: () => ReactNode }> {
  return Object.fromEntries(Object.entries(examples).map(([name, example]) => [name, { name, render: () => example }]))
}
