/** Marks immutable objects that many requests share, so that each selection of one is serialized only once. */
export const SHARED = Symbol('shared')

/** Whether a value is marked as shared. */
export function isShared(value: object): boolean {
  return SHARED in value
}
