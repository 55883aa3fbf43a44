'use client'

import { takeUp } from './elements-for-slots.ts'

/**
 * In HTML its elements; in the browser an element whose content React neither compares nor changes. `data-static` takes its box
 * away (base.css) and tells tests that wait for hydration what never hydrates.
 */
export function StaticMarkupSlot({ id }: { id: string }) {
  if (typeof window === 'undefined') return <div data-static="">{takeUp(id)}</div>
  return <div data-static="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}

/** In HTML the script; in the browser, where it has run already, an element whose text React does not compare. */
export function StaticScriptSlot({ id }: { id: string }) {
  const text = typeof window === 'undefined' ? String(takeUp(id)) : ''
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}
