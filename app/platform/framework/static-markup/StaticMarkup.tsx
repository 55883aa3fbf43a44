import type { ReactNode } from 'react'
import { frameworkPatchesOn } from '../patches.ts'
import { putDown } from './elements-for-slots.ts'
import { StaticMarkupSlot } from './static-slots.client.tsx'

/**
 * Markup that React never looks at in the browser: it is in the page's HTML, but not in the page's data, and is not hydrated. For parts that
 * need no script of their own and never change; what they need is delegated (forms, hearts, pictures). No client components, hooks or
 * async components inside. Rendered in a browser (Storybook, a drawer), it is nothing but its children.
 */
export function StaticMarkup({ children }: { children: ReactNode }) {
  if (typeof window !== 'undefined' || !frameworkPatchesOn()) return children
  return <StaticMarkupSlot id={putDown(children)} />
}
