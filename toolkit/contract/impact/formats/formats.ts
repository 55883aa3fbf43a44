import type { Impact } from '../impact.ts'
import { impactAnnotations } from './github.ts'
import { impactJunit } from './junit.ts'
import { impactMarkdown } from './markdown.ts'
import { impactText } from './text.ts'

/** The ways in which a report can be written. */
export const FORMATS = ['text', 'markdown', 'json', 'github', 'junit'] as const
export type Format = (typeof FORMATS)[number]

/** The impact in one of the formats. */
export function impactAs(format: Format, impact: Impact): string {
  switch (format) {
    case 'text':
      return impactText(impact)
    case 'markdown':
      return impactMarkdown(impact)
    case 'json':
      return JSON.stringify(impact, null, 2)
    case 'github':
      return impactAnnotations(impact)
    case 'junit':
      return impactJunit(impact)
  }
}
