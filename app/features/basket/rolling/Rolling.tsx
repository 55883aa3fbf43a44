import type { ReactNode } from 'react'
import { useRolling } from './use-rolling.ts'

/** An amount of the summary, which rolls when the basket changes its tier. Styled by basket-page.css. */
export function Rolling({ tier, children }: { tier: 'member' | 'typical'; children: ReactNode }) {
  return (
    <span ref={useRolling<HTMLSpanElement>(tier)} className="basket-figure">
      {children}
    </span>
  )
}
