import type { ExecutionResult } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { withInputErrors } from '../input-errors.ts'
import { type ReportDefect, reportMasked } from '../mask-error.ts'
import { operationOfParams } from '../requested-operation.ts'
import type { NotedContext } from './use-journal.ts'

/** Tells which errors of an execution the caller's values caused, and reports the defects that `maskError` hides. */
export function useErrorOrigins(report: ReportDefect): Plugin<NotedContext, NotedContext> {
  return {
    onExecute: ({ args }) => ({
      onExecuteDone: ({ result, setResult }) => {
        const single = result as ExecutionResult
        if (single.errors) setResult({ ...single, errors: withInputErrors(args, single) })
      },
    }),
    onResultProcess: ({ request, result, serverContext }) => {
      const { asked, params } = serverContext as NotedContext
      for (const error of (result as ExecutionResult).errors ?? []) {
        reportMasked(error, { request, operation: (asked ?? operationOfParams(params)).operation }, report)
      }
    },
  }
}
