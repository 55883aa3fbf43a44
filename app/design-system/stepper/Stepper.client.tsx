'use client'

import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMounted } from '../button/use-mounted.ts'
import { nextQuantity } from './next-quantity.ts'
import { StepperFrame, type StepperWords } from './StepperFrame.tsx'

type StepperProps = StepperWords & {
  /** The quantity in the basket. */
  value: number
  /** Usually 1: removing the line is a separate "Remove" control. */
  min?: number
  /** Maximum quantity per order. */
  max: number
  /** True while a change is pending: the requested quantity is shown, so that a response does not change the number during input. */
  isUpdating?: boolean
  /** Called with a new quantity, always within the limits and different from the last one requested. */
  onChange: (next: number) => void
}

/** A quantity control: minus, an editable number, plus. */
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

  // React leaves what was typed before hydration in the field, and knows nothing of it.
  const field = useRef<HTMLInputElement>(null)
  const readTyped = useEffectEvent(() => {
    const typed = field.current?.value
    if (!field.current || typed === undefined || typed === String(shown)) return
    field.current.value = String(shown)
    ask(typed)
  })
  useEffect(() => readTyped(), [])

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && draft !== undefined) {
      event.preventDefault() // Enter must not submit the basket's form
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
        ref: field,
        // A number that the browser restores on a reload is not one that somebody asks for.
        autoComplete: 'off',
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
