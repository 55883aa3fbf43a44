import { type RefObject, useLayoutEffect, useRef } from 'react'
import { amountShown, rollDigits } from './roll-digits.ts'

/**
 * Rolls an amount from one tier's price to the other's when the basket changes its tier: when a membership comes in or goes out. For the element that shows
 * the amount, or whose first `dd` does.
 */
export function useRolling<Place extends HTMLElement>(tier: 'member' | 'typical'): RefObject<Place | null> {
  const place = useRef<Place>(null)
  const last = useRef<{ tier: string; amount: string }>(undefined)

  // After every render, which may have brought another amount, and before the paint: the new amount must not show up and then start from the old one.
  useLayoutEffect(() => {
    const figure = place.current?.querySelector('dd') ?? place.current
    if (!figure) return
    if (last.current && last.current.tier !== tier) rollDigits(figure, last.current.amount)
    last.current = { tier, amount: amountShown(figure) }
  })

  return place
}
