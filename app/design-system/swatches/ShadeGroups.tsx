import type { ReactNode } from 'react'
import type { Shade } from './ShadeRadio.tsx'

type ShadeGroupsProps = {
  shades: readonly Shade[]
  headingClass: string
  /** The shades of one group. */
  children: (shades: readonly Shade[]) => ReactNode
}

/**
 * Shades by their groups, in the order in which each is first met. They stay one group of radio buttons, so that arrow keys pass from one to the next. A
 * single group has no heading: it tells nothing apart.
 */
export function ShadeGroups({ shades, headingClass, children }: ShadeGroupsProps) {
  const headings = new Set(shades.map(({ group }) => group))
  if (headings.size < 2) return children(shades)
  return [...headings].map((heading) => (
    <fieldset key={heading ?? ''}>
      {heading && <legend className={headingClass}>{heading}</legend>}
      {children(shades.filter(({ group }) => group === heading))}
    </fieldset>
  ))
}
