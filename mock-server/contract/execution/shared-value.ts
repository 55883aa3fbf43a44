/** Marks objects that never change and are handed to many requests: what a selection of one looks like as text need be written only once. */
export const SHARED = Symbol('shared')

/** Whether a value is marked so. */
export function isShared(value: object): boolean {
  return SHARED in value
}
