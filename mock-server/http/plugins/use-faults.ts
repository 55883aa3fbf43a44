import type { ExecutionResult } from 'graphql'
import type { FetchAPI, GraphQLParams, Plugin } from 'graphql-yoga'
import { hasOpenAttempt } from '../../contract/orders/attempts.ts'
import { bodyPieces, streamOf } from '../body-pieces.ts'
import { connectionOf, markCut } from '../connection.ts'
import { hasAnswers } from '../execute-shaped.ts'
import type { Fate, FaultContext, FaultGate } from '../fault-gate.ts'
import { faultedReply, hasBody, type Reply } from '../faulted-reply.ts'
import { operationOfParams } from '../requested-operation.ts'

/** Maximum length of the fault header, characters. */
const LONGEST_HEADER = 4000

/** A request that may have faults. */
type FaultedContext = FaultContext & { isFaulted?: boolean }

/** Applies faults before, during and after execution. Must come after the plugins that read the request. */
export function useFaults(gate: FaultGate): Plugin<FaultedContext, FaultedContext> {
  return {
    onRequestParse: ({ request, serverContext }) => {
      const { visit } = serverContext
      if (!visit) return
      serverContext.isFaulted = gate.concerns(visit, request.headers)
      // A payment that is not answered may be by the next request, without a change of this shopper's.
      serverContext.isApart = serverContext.isFaulted || hasAnswers(visit.world) || hasOpenAttempt(visit.world.shopper)
    },
    onParams: ({ request, params, context, setResult }) =>
      context.isFaulted ? enter(gate, { context, request, params, setResult }) : undefined,
    onResponse: ({ request, response, serverContext, setResponse, fetchAPI }) => {
      const { fate } = serverContext
      return fate && leave(gate, { context: serverContext, fate, request, response, fetchAPI }).then(setResponse)
    },
  }
}

/** Cuts connections if a fault asks for that. Must come last, after the request is recorded in the journal. */
export function useWire(gate: FaultGate): Plugin<FaultContext, FaultContext> {
  return {
    onResponse: ({ response, serverContext }) => {
      const { fate } = serverContext
      if (!fate) return
      gate.answered(fate)
      const wire = connectionOf(serverContext)
      const { cut } = fate.outcome
      if (cut) return wire ? wire.cut(cut) : markCut(response, cut)
      if (wire && fate.pieces) return wire.breakOff({ status: response.status, headers: response.headers, pieces: fate.pieces })
    },
  }
}

type Entering = { context: FaultedContext; request: Request; params: GraphQLParams; setResult: (result: ExecutionResult) => void }

async function enter(gate: FaultGate, { context, request, params, setResult }: Entering): Promise<void> {
  const asked = operationOfParams(params)
  if (await gate.enter(context, request, asked.operation)) return
  context.asked = asked
  setResult({ data: null })
}

type Answering = { context: FaultedContext; fate: Fate; request: Request; response: Response; fetchAPI: FetchAPI }

/** The response sent in place of the intended one, when it is due. */
async function leave(gate: FaultGate, { context, fate, request, response, fetchAPI }: Answering): Promise<Response> {
  const { outcome } = fate
  await gate.holdBack(fate, request.signal)
  const meant = { status: response.status, headers: copied(response.headers, fetchAPI.Headers), text: await response.text() }
  const reply = faultedReply(meant, outcome, staleText(gate, context, fate, meant.text))
  context.faults = appliedFaults(context, fate)
  if (context.faults.length > 0) reply.headers.set('x-fault-applied', context.faults.join(', ').slice(0, LONGEST_HEADER))
  note(context, fate, meant, reply)
  if (!outcome.handing || !hasBody(reply.status)) return new fetchAPI.Response(hasBody(reply.status) ? reply.text : null, reply)
  const body = new TextEncoder().encode(reply.text)
  const pieces = bodyPieces(body, outcome.handing, gate.wait, request.signal)
  const { isBrokenOff } = outcome.handing
  // Uses the platform's own classes, because an error in the stream must reach its reader.
  const headers = copied(reply.headers, Headers)
  if (isBrokenOff) {
    headers.set('content-length', String(body.length))
    fate.pieces = pieces
  }
  return new Response(streamOf(pieces, isBrokenOff), { status: reply.status, headers })
}

/** Headers of an answer whose length is not known yet. */
function copied(headers: Headers, Copy: typeof Headers): Headers {
  const copy = new Copy()
  headers.forEach((value, name) => {
    if (name !== 'set-cookie' && name !== 'content-length') copy.append(name, value)
  })
  for (const cookie of headers.getSetCookie()) copy.append('set-cookie', cookie)
  return copy
}

/** The previous answer to the same request. Records the current one for the next time. */
function staleText(gate: FaultGate, { question }: FaultedContext, fate: Fate, text: string): string | undefined {
  if (!fate.isRemembered || !fate.outcome.isExecuted) return undefined
  const asked = question ?? fate.operation
  const isFirst = fate.befallings.some(({ fault, count }) => fault.effect.kind === 'stale' && count === 1)
  if (isFirst) gate.earlier.forget(fate.session, asked)
  gate.earlier.note(fate.session, asked, text)
  return gate.earlier.find(fate.session, asked)
}

/** Faults that had an effect, in written form; a fault at a field missing from the answer had none. */
function appliedFaults({ shaping }: FaultedContext, { befallings, outcome }: Fate): string[] {
  const atFields = new Set(outcome.fieldFaults.map(({ text }) => text))
  return befallings.map(({ text }) => text).filter((text) => !atFields.has(text) || shaping?.met.has(text))
}

/** Corrects the journal's record: what was sent, not what was intended. */
function note(context: FaultedContext, { outcome }: Fate, meant: Reply, reply: Reply): void {
  if (reply.text !== meant.text || outcome.cut) context.codes = []
  if (outcome.cut) {
    context.isCut = true
    delete context.answer
  } else context.answer = reply.text
}
