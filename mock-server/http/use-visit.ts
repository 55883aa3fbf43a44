import { type ExecutionArgs, type ExecutionResult, execute } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { CatalogueIndex } from '../contract/catalogue/catalogue-index.ts'
import { ContractContext, SESSION_LIFETIME } from '../contract/context.ts'
import { AnswerWriter } from '../contract/execution/write-answer.ts'
import { setCookie, type Visit, type Visits } from '../worlds/visits.ts'

/** What the plugins of this server hand to each other. */
export type VisitContext = { visit?: Visit; contract?: ContractContext }

/** What worlds are found with, and how answers are computed. */
export type VisitParts = { visits: Visits; catalogue: CatalogueIndex; now: () => number; isPlanned: boolean }

/** A result that is text already. Who looks at its data pays for reading it. */
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

/** Executes by plan where that can be, else by the reference executor. */
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

/** Opens the world that a request is about, executes in it, and tells the browser of a changed session. */
export function useVisit({ visits, catalogue, now, isPlanned }: VisitParts): Plugin<VisitContext, VisitContext> {
  const writer = isPlanned ? new AnswerWriter() : undefined
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
      setExecuteFn((given) => executeWith(writer, given as ExecutionArgs, contract))
    },
    onResponse: ({ response, serverContext }) => {
      const change = serverContext.visit?.cookie
      if (change) response.headers.append('set-cookie', setCookie(change, SESSION_LIFETIME))
    },
  }
}
