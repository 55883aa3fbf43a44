import type { LRUCache } from 'lru-cache'

/** Returns a cached value; creates and caches it if it is missing. */
export function ensure<Key extends {}, Value extends {}>(cache: LRUCache<Key, Value>, key: Key, make: () => Value): Value {
  const known = cache.get(key)
  if (known !== undefined) return known
  const made = make()
  cache.set(key, made)
  return made
}
