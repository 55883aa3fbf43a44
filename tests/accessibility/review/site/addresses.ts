import type { StateEvidence } from '../evidence.ts'

/** The gallery's address that opens a state in the running shop. */
export function stateLinkOf({ selection, path }: Pick<StateEvidence, 'selection' | 'path'>): string {
  return `http://localhost:4000/open?selection=${encodeURIComponent(selection)}&path=${encodeURIComponent(path)}`
}

/** A name as part of an address. */
export function slug(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}
