import type { ReactNode } from 'react'
import './field-pair.css'

/** Two fields side by side, stacked on the narrowest screens. Their controls stand in one line, whichever of them has a hint or an error. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className="field-pair">{children}</div>
}
