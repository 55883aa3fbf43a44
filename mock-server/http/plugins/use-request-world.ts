import { type ExecutionArgs, type ExecutionResult, execute, getOperationAST } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { CatalogueIndex } from '../../contract/catalogue/catalogue-index.ts'
import { ContractContext, SESSION_LIFETIME } from '../../contract/context.ts'
import { AnswerWriter } from '../../contract/execution/write-answer.ts'
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

/** Dependencies: the worlds, the catalogue, and whether execution uses plans. */
type RequestWorldParts = { visits: WorldFinder; catalogue: CatalogueIndex; isPlanned: boolean }

/** A result that is already text. Reading its data parses it again. */
class WrittenResult {
  readonly #text: string
  stringify = (): string => this.#text

  constructor(text: string) {
    this.#text = text
  }

  get data(): ExecutionResult['data'] {
    return (JSON.parse(this.#text) as ExecutionResult).data
  }
}

/** Executes by plan if possible, else by the reference executor. */
function executeWith(writer: AnswerWriter | undefined, args: ExecutionArgs, contract: ContractContext): ReturnType<typeof execute> {
  const { schema, document, operationName, variableValues } = args
  const touches = (): number => contract.reads.touches
  const reference = (): ReturnType<typeof execute> => execute({ ...args, contextValue: contract })
  const text = writer?.write({ schema, document, operationName, variables: variableValues, context: contract, touches })
  if (text === undefined) return reference()
  return typeof text === 'string'
    ? new WrittenResult(text)
    : text.then((later) => (later === undefined ? reference() : new WrittenResult(later)))
}

/** Opens the world of a request, executes the operation in it, and sends the session cookie when it changed. */
export function useRequestWorld({ visits, catalogue, isPlanned }: RequestWorldParts): Plugin<RequestContext, RequestContext> {
  const writer = isPlanned ? new AnswerWriter() : undefined
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
      const run = (given: ExecutionArgs): ReturnType<typeof execute> => {
        context.contract = new ContractContext({ store: visit.store, catalogue, world: visit.world, host: visit, hostNow: visit.hostNow })
        const shaping = shapingOf(visit.world, context.fieldFaults)
        if (!shaping) return executeWith(writer, given, context.contract)
        context.shaping = shaping
        return executeShaped(given, context.contract, shaping)
      }
      const isChange = getOperationAST(args.document, args.operationName)?.operation === 'mutation'
      setExecuteFn(isChange ? (given) => visit.change(() => run(given as ExecutionArgs)) : (given) => run(given as ExecutionArgs))
    },
    onResponse: ({ response, serverContext }) => {
      const change = serverContext.visit?.cookie
      if (change) response.headers.append('set-cookie', sessionCookieHeader(change, SESSION_LIFETIME))
    },
  }
}
