import type { SharedName } from './exported-names.ts'

/** Exported names that more than one file may define, and why. */
export const sharedNames: readonly SharedName[] = [
  // Still to be renamed; nothing is to be added below this line.
  ...['PictureRecord', 'lipstickLine', 'serumLine', 'shortened'].map((name) => ({ name, why: 'It is still to be renamed.' })),
]
