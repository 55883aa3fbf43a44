import type { ListedOperation } from '../../api/contract-answers.ts'

/** Which operations ask for a type (`BasketItem`) or a field (`BasketItem.price`). */
export type SchemaUsage = ReadonlyMap<string, readonly string[]>

/** Turns what each operation uses round. */
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
