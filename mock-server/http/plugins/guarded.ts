import { GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { HttpPart } from '../../contract/errors.ts'
import { isLater } from '../../worlds/store/maybe-promise.ts'
import type { FaultContext } from '../fault-gate.ts'
import { type ReportDefect, shown } from '../mask-error.ts'
import { operationOfParams } from '../requested-operation.ts'

type Answering = Parameters<NonNullable<Plugin<FaultContext, FaultContext>['onResponse']>>[0]

/** A plugin whose failure while an answer is sent becomes an answer too: the server's adapter would send the error's stack. */
export function guarded(plugin: Plugin<FaultContext, FaultContext>, report: ReportDefect): Plugin<FaultContext, FaultContext> {
  const { onResponse } = plugin
  if (!onResponse) return plugin
  const fail = ({ request, serverContext, setResponse, fetchAPI }: Answering, error: unknown): void => {
    const { operation } = serverContext.events?.[0] ?? serverContext.asked ?? operationOfParams(serverContext.params)
    setResponse(failure(shown(error, { request, operation }, report), fetchAPI.Response))
  }
  return {
    ...plugin,
    onResponse: (event) => {
      try {
        const later = onResponse(event)
        return isLater(later) ? later.then(undefined, (error: unknown) => fail(event, error)) : later
      } catch (error) {
        return fail(event, error)
      }
    },
  }
}

function failure(error: Error, Answer: typeof Response): Response {
  const { code, http } = (error instanceof GraphQLError ? error.extensions : {}) as { code?: string; http?: HttpPart }
  const init = { status: http?.status ?? 500, ...(http?.headers ? { headers: http.headers } : {}) }
  return Answer.json({ errors: [{ message: error.message, extensions: { code } }] }, init)
}
