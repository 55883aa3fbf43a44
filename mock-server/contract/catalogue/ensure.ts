import type { LRUCache } from 'lru-cache'

/** A cache's value, made and kept when it is not there. */
export function ensure<Key extends {}, Value extends {}>(cache: LRUCache<Key, Value>, key: Key, make: () => Value): Value {
  const known = cache.get(key)
  if (known !== undefined) return known
  const made = make()
  cache.set(key, made)
  return made
}
