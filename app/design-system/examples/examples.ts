import type { ReactNode } from 'react'

/**
 * A component's examples, keyed by descriptive names. Each example file feeds the stories, the accessibility sweep and the screenshots. Write each key in
 * quotes, indented by two spaces: the story index reads them from the source.
 */
export type Examples = Readonly<Record<string, ReactNode>>
