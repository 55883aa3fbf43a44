import { readStoredJson, type StorageArea, writeStored } from './browser-storage.ts'

/** Whose value it is: it counts for this user in this store alone. Open point A95. */
export type Owner = { user: string; store: string }

/** The value that storage keeps for an owner; undefined if there is none, it is another's, or `parse` does not know it. */
export function readKept<Value>(
  area: StorageArea,
  key: string,
  owner: Owner,
  parse: (value: unknown) => Value | undefined,
): Value | undefined {
  return readStoredJson(area, key, (stored) => {
    if (typeof stored !== 'object' || stored === null) return undefined
    const isOwn = Reflect.get(stored, 'user') === owner.user && Reflect.get(stored, 'store') === owner.store
    return isOwn ? parse(Reflect.get(stored, 'value')) : undefined
  })
}

/** Keeps a value for an owner. False if storage is full or forbidden. */
export function writeKept(area: StorageArea, key: string, owner: Owner, value: unknown): boolean {
  return writeStored(area, key, JSON.stringify({ ...owner, value }))
}
