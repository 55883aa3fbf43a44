import { type ExecutionArgs, getOperationAST } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { CatalogueIndex } from '../../contract/catalogue/catalogue-index.ts'
import { ContractContext, SESSION_LIFETIME } from '../../contract/context.ts'
import type { Execute } from '../../contract/execution/planned-execute.ts'
import { hasOpenAttempt } from '../../contract/orders/attempts.ts'
import { settleAttempts } from '../../contract/orders/settle-attempt.ts'
import type { FieldFault, Shaping } from '../../faults/shaping.ts'
import type { RequestWorld } from '../../worlds/requests/request-world.ts'
import { sessionCookieHeader } from '../../worlds/requests/session-cookie.ts'
import type { WorldFinder } from '../../worlds/requests/world-finder.ts'
import { isLater } from '../../worlds/store/maybe-promise.ts'
import { executeShaped, shapingOf } from '../execute-shaped.ts'

/** The context that the plugins share. */
export type RequestContext = {
  visit?: RequestWorld
  contract?: ContractContext
  /** Fields of the answer that must fail. */
  fieldFaults?: readonly FieldFault[]
  /** The shaping of the execution, if any. */
  shaping?: Shaping
  /** True: the answer is not cached, because it differs for other senders of the same request. */
  isApart?: boolean
}

/** Dependencies: the worlds, the catalogue, and what executes operations. */
type RequestWorldParts = {
  visits: WorldFinder
  catalogue: CatalogueIndex
  execute: Execute
  shopOrigins: readonly string[]
  /** Origin of the payment provider's pages; absent: that of the request. */
  providerOrigin?: string | undefined
}

/** Opens the world of a request, executes the operation in it, and sends the session cookie when it changed. */
export function useRequestWorld({
  visits,
  catalogue,
  execute,
  shopOrigins,
  providerOrigin,
}: RequestWorldParts): Plugin<RequestContext, RequestContext> {
  return {
    onRequestParse: ({ request, serverContext }) => {
      const visit = visits.visit(request.headers)
      if (!isLater(visit)) serverContext.visit = visit
      else
        return visit.then((later) => {
          serverContext.visit = later
        })
    },
    onExecute: ({ args, setExecuteFn }) => {
      const context = args.contextValue as RequestContext
      const { visit } = context
      if (!visit) throw new Error('Executed outside a visit.')
      const { request } = args.contextValue as { request: Request }
      const isMutation = getOperationAST(args.document, args.operationName)?.operation === 'mutation'
      const isChange = isMutation || hasOpenAttempt(visit.world.shopper)
      const run: Execute = (given) => {
        context.contract = new ContractContext({
          store: visit.store,
          catalogue,
          world: visit.world,
          host: visit,
          hostNow: visit.hostNow,
          providerOrigin: providerOrigin ?? new URL(request.url).origin,
          shopOrigins,
          published: visit.published.content,
        })
        // The provider's messages have come by now, whatever this request asks.
        if (isChange) settleAttempts(context.contract)
        const shaping = shapingOf(visit.world, context.fieldFaults)
        if (!shaping) return execute({ ...given, contextValue: context.contract })
        context.shaping = shaping
        return executeShaped(given, context.contract, shaping)
      }
      setExecuteFn(isChange ? (given) => visit.change(() => run(given as ExecutionArgs)) : (given) => run(given as ExecutionArgs))
    },
    onResponse: ({ response, serverContext }) => {
      const change = serverContext.visit?.cookie
      if (change) response.headers.append('set-cookie', sessionCookieHeader(change, SESSION_LIFETIME))
    },
  }
}
