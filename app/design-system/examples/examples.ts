import type { ReactNode } from 'react'

/**
 * What one component can look like, by a name in plain words. One file of examples feeds the stories, the accessibility
 * sweep and the screenshots. Write each key in quotes, two spaces in: the story index reads them from the source.
 */
export type Examples = Readonly<Record<string, ReactNode>>
