import type { ListedOperation } from '../../api/contract-answers.ts'

/** Operations by the type (`BasketItem`) or field (`BasketItem.price`) they use. */
export type SchemaUsage = ReadonlyMap<string, readonly string[]>

/** Inverts the operations' lists of what they use. */
export function usageOf(operations: readonly ListedOperation[]): SchemaUsage {
  const usage = new Map<string, string[]>()
  for (const { name, uses } of operations) {
    for (const element of uses) {
      const list = usage.get(element)
      if (list) list.push(name)
      else usage.set(element, [name])
    }
  }
  return usage
}
