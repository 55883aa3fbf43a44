import type { ExecutionResult } from 'graphql'
import type { FetchAPI, GraphQLParams, Plugin } from 'graphql-yoga'
import { bodyPieces, streamOf } from '../body-pieces.ts'
import { connectionOf, markCut } from '../connection.ts'
import { hasAnswers } from '../execute-shaped.ts'
import type { Fate, FaultContext, FaultGate } from '../fault-gate.ts'
import { faultedReply, hasBody, type Reply } from '../faulted-reply.ts'
import { operationOfParams } from '../requested-operation.ts'

/** A list of faults in a header is cut here, characters. */
const LONGEST_HEADER = 4000

/** A request that faults may befall. */
type FaultedContext = FaultContext & { isFaulted?: boolean }

/** Lets faults befall requests: before they are executed, while they are, and what they are answered. Stands after what reads the question. */
export function useFaults(gate: FaultGate): Plugin<FaultedContext, FaultedContext> {
  return {
    onRequestParse: ({ request, serverContext }) => {
      const { visit } = serverContext
      if (!visit) return
      serverContext.isFaulted = gate.concerns(visit, request.headers)
      serverContext.isApart = serverContext.isFaulted || hasAnswers(visit.world)
    },
    onParams: ({ request, params, context, setResult }) =>
      context.isFaulted ? enter(gate, { context, request, params, setResult }) : undefined,
    onResponse: ({ request, response, serverContext, setResponse, fetchAPI }) => {
      const { fate } = serverContext
      return fate && leave(gate, { context: serverContext, fate, request, response, fetchAPI }).then(setResponse)
    },
  }
}

/** Cuts connections where that is asked for. Stands last of all, when everything about the request is written down. */
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

/** The response that is sent in place of the one that was meant, when it is time. */
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
  // All of this is the platform's own: that a stream fails has to reach whoever reads it.
  const headers = copied(reply.headers, Headers)
  if (isBrokenOff) {
    headers.set('content-length', String(body.length))
    fate.pieces = pieces
  }
  return new Response(streamOf(pieces, isBrokenOff), { status: reply.status, headers })
}

/** Headers of an answer whose length is open again. */
function copied(headers: Headers, Copy: typeof Headers): Headers {
  const copy = new Copy()
  headers.forEach((value, name) => {
    if (name !== 'set-cookie' && name !== 'content-length') copy.append(name, value)
  })
  for (const cookie of headers.getSetCookie()) copy.append('set-cookie', cookie)
  return copy
}

/** What the same question was answered before; what it is answered now is remembered for the next time. */
function staleText(gate: FaultGate, { question }: FaultedContext, fate: Fate, text: string): string | undefined {
  if (!fate.isRemembered || !fate.outcome.isExecuted) return undefined
  const asked = question ?? fate.operation
  const isFirst = fate.befallings.some(({ fault, count }) => fault.effect.kind === 'stale' && count === 1)
  if (isFirst) gate.earlier.forget(fate.session, asked)
  gate.earlier.note(fate.session, asked, text)
  return gate.earlier.find(fate.session, asked)
}

/** Faults that did something, as they are written: one at a field that the answer does not have did nothing. */
function appliedFaults({ shaping }: FaultedContext, { befallings, outcome }: Fate): string[] {
  const atFields = new Set(outcome.fieldFaults.map(({ text }) => text))
  return befallings.map(({ text }) => text).filter((text) => !atFields.has(text) || shaping?.met.has(text))
}

/** Corrects what the journal is told: what was sent, not what was meant. */
function note(context: FaultedContext, { outcome }: Fate, meant: Reply, reply: Reply): void {
  if (reply.text !== meant.text || outcome.cut) context.codes = []
  if (outcome.cut) {
    context.isCut = true
    delete context.answer
  } else context.answer = reply.text
}
