'use client'

import { type KeyboardEvent, useState } from 'react'
import { useMounted } from '../button/use-mounted.ts'
import { nextQuantity } from './next-quantity.ts'
import { StepperFrame, type StepperWords } from './StepperFrame.tsx'

type StepperProps = StepperWords & {
  /** The quantity that the basket holds. */
  value: number
  /** 1 as a rule: below it there is "Remove". */
  min?: number
  /** The most that one order may hold. */
  max: number
  /** True while a change is pending: the requested quantity is shown, so that no response changes the number during input. */
  isUpdating?: boolean
  /** Asks for another quantity, always within the limits and never the same again. */
  onChange: (next: number) => void
}

/** A quantity: minus, a number that can be typed, plus. */
export function Stepper({ value, min = 1, max, isUpdating = false, onChange, ...words }: StepperProps) {
  const isMounted = useMounted()
  const [draft, setDraft] = useState<string>()
  const [asked, setAsked] = useState<{ before: number; next: number }>()
  const shown = isUpdating && asked?.before === value ? asked.next : value

  const ask = (wanted: string | number) => {
    setDraft(undefined)
    const next = nextQuantity(wanted, { value: shown, min, max })
    if (next === shown) return
    setAsked({ before: value, next })
    onChange(next)
  }

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && draft !== undefined) {
      event.preventDefault() // the basket's form is not what Enter is for here
      ask(draft)
    }
    if (event.key === 'Escape') setDraft(undefined)
  }

  return (
    <StepperFrame
      {...words}
      disabled={!isMounted}
      atLeast={shown <= min}
      atMost={shown >= max}
      onDecrease={() => ask(shown - 1)}
      onIncrease={() => ask(shown + 1)}
      input={{
        value: draft ?? shown,
        min,
        max,
        onChange: (event) => setDraft(event.target.value),
        onBlur: () => draft !== undefined && ask(draft),
        onKeyDown: handleKeyDown,
      }}
    />
  )
}
