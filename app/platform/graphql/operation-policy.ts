import type { OperationPolicy } from '#operations/__generated__/policies.ts'
import { operationPolicies } from '#operations/__generated__/policies.ts'

/** The policy of an operation. Throws for a document that is not in operations/. */
export function policyOf(operationName: string | undefined): OperationPolicy {
  const policy = Object.entries<OperationPolicy>(operationPolicies).find(([name]) => name === operationName)?.[1]
  if (!policy)
    throw new Error(`${operationName ?? 'An anonymous operation'} is not in operations/: add its document there and run codegen.`)
  return policy
}

/** True if there is nothing in an answer: no data, or no field that the contract leaves empty only with an error. */
export function isEmptyAnswer(operationName: string | undefined, data: Readonly<Record<string, unknown>> | null | undefined): boolean {
  const { nullable = [] } = policyOf(operationName)
  const fields = Object.entries(data ?? {})
  return fields.length === 0 || fields.some(([key, field]) => field == null && !nullable.includes(key))
}
