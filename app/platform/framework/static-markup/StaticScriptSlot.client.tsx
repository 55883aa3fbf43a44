'use client'

import { takeUp } from './elements-for-slots.ts'

/** In HTML the script; in the browser, where it has run already, an element whose text React does not compare. */
export function StaticScriptSlot({ id }: { id: string }) {
  const text = typeof window === 'undefined' ? String(takeUp(id)) : ''
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}
