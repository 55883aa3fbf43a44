import { execute } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { CatalogueIndex } from '../contract/catalogue/catalogue-index.ts'
import { ContractContext, SESSION_LIFETIME } from '../contract/context.ts'
import { setCookie, type Visit, type Visits } from '../worlds/visits.ts'

/** What the plugins of this server hand to each other. */
export type VisitContext = { visit?: Visit; contract?: ContractContext }

/** Opens the world that a request is about, executes in it, and tells the browser of a changed session. */
export function useVisit(visits: Visits, catalogue: CatalogueIndex, now: () => number): Plugin<VisitContext, VisitContext> {
  return {
    onRequestParse: ({ request, serverContext }) => {
      serverContext.visit = visits.visit(request.headers)
    },
    onExecute: ({ args, setExecuteFn }) => {
      const context = args.contextValue as VisitContext
      const { visit } = context
      if (!visit) throw new Error('Executed outside a visit.')
      const contract = new ContractContext({ store: visit.store, catalogue, world: visit.world, host: visit, hostNow: now() })
      context.contract = contract
      setExecuteFn((given) => execute({ ...given, contextValue: contract }))
    },
    onResponse: ({ response, serverContext }) => {
      const change = serverContext.visit?.cookie
      if (change) response.headers.append('set-cookie', setCookie(change, SESSION_LIFETIME))
    },
  }
}
