import type { ExecutionResult } from 'graphql'
import type { GraphQLParams, Plugin } from 'graphql-yoga'
import type { JournalStore } from '../../journal/journal-store.ts'
import { noteCalls } from '../note-calls.ts'
import { operationOfDocument, operationOfParams, type RequestedOperation } from '../requested-operation.ts'
import { Senders } from '../sender.ts'
import type { RequestContext } from './use-request-world.ts'

/** What is recorded about a request while it is answered. */
export type NotedContext = RequestContext & {
  /** When it arrived, by the host's clock and the stopwatch, and the session's key at that time. */
  came?: { at: number; stopwatch: number; key?: string }
  params?: GraphQLParams
  asked?: RequestedOperation
  /** The events of one request besides GraphQL, each a journal entry. */
  events?: readonly RequestedOperation[]
  /** The answer's text, once serialized. */
  answer?: string
  /** Error codes in the answer. */
  codes?: readonly string[]
  /** Applied faults, in written form. */
  faults?: readonly string[]
  /** True: the connection was cut instead of answering. */
  isCut?: boolean
}

/** Where journals are stored, and the clocks. `stopwatch` in milliseconds from any start. */
type JournalParts = { journal: JournalStore; now: () => number; stopwatch: () => number }

const none: readonly string[] = Object.freeze([])

/**
 * Writes one journal entry per request before its answer is sent, whether it was executed, cached, refused or faulted. Must come last, to
 * record the changes that other plugins make to the answer.
 */
export function useJournal({ journal, now, stopwatch }: JournalParts): Plugin<NotedContext, NotedContext> {
  const senders = new Senders()
  return {
    onRequest: ({ serverContext }) => {
      serverContext.came = { at: now(), stopwatch: stopwatch() }
    },
    onRequestParse: ({ serverContext: { visit, came } }) => {
      if (visit && came) came.key = visit.key
    },
    onExecute: ({ args }) => {
      const context = args.contextValue as NotedContext
      context.asked = operationOfDocument(args.document, context.params ?? {})
    },
    onResultProcess: ({ result, serverContext }) => noteAnswer(serverContext as NotedContext, result as Written),
    onResponse: ({ request, response, serverContext }) => {
      const { visit, came } = serverContext
      if (!visit || !came) return
      const took = Math.round((stopwatch() - came.stopwatch) * 100) / 100
      const sender = senders.of(request.headers, visit.store)
      const calls = serverContext.events ?? [serverContext.asked ?? operationOfParams(serverContext.params)]
      const facts = {
        ...sender,
        status: serverContext.isCut ? 0 : response.status,
        codes: serverContext.codes ?? none,
        at: came.at,
        now: visit.world.now(came.at),
        took,
        faults: serverContext.faults ?? none,
        answer: serverContext.answer ?? null,
      }
      const keys = { before: came.key ?? visit.key, after: visit.key }
      return noteCalls(
        journal,
        keys,
        calls.map((call) => ({ ...facts, ...call })),
      )
    },
  }
}

type Written = ExecutionResult & { stringify?: (value: unknown) => string }

/** Records an answer's error codes, and its text once serialized. */
function noteAnswer(context: NotedContext, result: Written): void {
  if (result.errors) context.codes = result.errors.map(({ extensions }) => String(extensions?.['code'] ?? 'INTERNAL_SERVER_ERROR'))
  const write = result.stringify ?? JSON.stringify
  result.stringify = (value) => {
    context.answer = write(value)
    return context.answer
  }
}
