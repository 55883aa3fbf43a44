import type { SharedName } from './exported-names.ts'

/** Exported names that more than one file may define, and why. */
export const sharedNames: readonly SharedName[] = []
