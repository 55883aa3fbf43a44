/** Whether two JSON values are equal, regardless of key order. Undefined entries count as absent. */
export function sameData(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const parts = Object.entries(one).filter(([, value]) => value !== undefined)
  const others = new Map(Object.entries(other).filter(([, value]) => value !== undefined))
  return parts.length === others.size && parts.every(([key, value]) => others.has(key) && sameData(value, others.get(key)))
}
