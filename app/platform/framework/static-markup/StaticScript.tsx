import { frameworkPatchesOn } from '../patches.ts'
import { putDown } from './elements-for-slots.ts'
import { StaticScriptSlot } from './static-slots.client.tsx'

/** An inline script that is in the page's HTML, but not a second time in the page's data. The content policy has to know its text. */
export function StaticScript({ text }: { text: string }) {
  if (typeof window !== 'undefined' || !frameworkPatchesOn()) return <script dangerouslySetInnerHTML={{ __html: text }} />
  return <StaticScriptSlot id={putDown(text)} />
}
