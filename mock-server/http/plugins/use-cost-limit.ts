import { type DocumentNode, getOperationAST } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { contractError } from '../../contract/errors.ts'
import { isWithinCost } from '../answer-cost.ts'

/** The longest lists that variables can request: an operation that is cheap with these is always cheap. */
const dearest = new Proxy({}, { get: () => ({ perPage: 100 }) }) as Record<string, unknown>

/** Refuses operations with too large an answer. A document that is cheap with any variables is estimated once. */
export function useCostLimit(most: number): Plugin {
  const cheap = new WeakSet<DocumentNode>()
  return {
    onExecute: ({ args: { schema, document, operationName, variableValues }, setResultAndStopExecution }) => {
      const operation = getOperationAST(document, operationName)
      if (!operation || cheap.has(document)) return
      if (isWithinCost(schema, document, operation, dearest, most)) cheap.add(document)
      else if (!isWithinCost(schema, document, operation, variableValues ?? {}, most)) {
        setResultAndStopExecution({
          errors: [
            contractError('LIMIT_EXCEEDED', `The answer would hold more than ${most} values. Ask for fewer, or for less of each.`, {
              status: 400,
            }),
          ],
        })
      }
    },
  }
}
