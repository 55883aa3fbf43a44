import { GraphQLError } from 'graphql'
import type { FetchAPI, Plugin } from 'graphql-yoga'
import type { CatalogueIndex } from '../../contract/catalogue/catalogue-index.ts'
import { contractError, type HttpPart } from '../../contract/errors.ts'
import type { WorldFinder } from '../../worlds/requests/world-finder.ts'
import { analyticsEndpoints } from '../endpoints/analytics-endpoint.ts'
import type { Endpoint, EndpointAnswer } from '../endpoints/endpoint.ts'
import { flagsEndpoints } from '../endpoints/flags-endpoint.ts'
import { paymentEndpoints } from '../endpoints/payment-endpoints.ts'
import { providerEndpoints } from '../endpoints/provider-endpoints.ts'
import type { FaultContext, FaultGate } from '../fault-gate.ts'
import { isJsonRequest, notJson, readText, refuseDeep } from '../json-body.ts'
import { type ReportDefect, shown } from '../mask-error.ts'
import { refuseForeign } from './use-cross-origin.ts'

/** Largest body, bytes. */
const MOST_BODY = 64 * 1024

/** Avoids parsing the address, because nearly every request is for GraphQL. */
function mayBeEndpoint(url: string): boolean {
  return url.includes('/ofrep/') || url.includes('/analytics') || url.includes('/providers/')
}

/** Dependencies of the endpoints. `report` is called with defects. */
type EndpointParts = {
  visits: WorldFinder
  gate: FaultGate
  catalogue: CatalogueIndex
  allowedOrigins: readonly string[]
  report: ReportDefect
}

/** Answers the shop's requests besides GraphQL: feature flags, analytics, and third-party scripts. Worlds, faults and journal are the same as for GraphQL. */
export function useEndpoints(parts: EndpointParts): Plugin<FaultContext, FaultContext> {
  const payment = paymentEndpoints({ catalogue: parts.catalogue, shopOrigins: parts.allowedOrigins })
  const endpoints = [...flagsEndpoints, ...analyticsEndpoints, ...providerEndpoints, ...payment]
  return {
    onRequest: ({ request, serverContext, endResponse, fetchAPI }) => {
      if (!mayBeEndpoint(request.url) || request.method === 'OPTIONS') return undefined
      const url = new URL(request.url)
      const found = endpoints.filter(({ path }) => path.test(url.pathname))
      if (found.length === 0) return undefined
      return answered(found, { request, url, context: serverContext }, parts)
        .catch((error: unknown) => refusal(shown(error, { request, operation: found[0]?.name ?? '' }, parts.report), serverContext))
        .then((answer) => endResponse(written(answer, serverContext, fetchAPI)))
    },
  }
}

type Asking = { request: Request; url: URL; context: FaultContext }

async function answered(found: readonly Endpoint[], { request, url, context }: Asking, parts: EndpointParts): Promise<EndpointAnswer> {
  const endpoint = found.find(({ method }) => method === request.method)
  if (!endpoint) throw wrongMethod(found)
  refuseForeign(request, parts.allowedOrigins)
  const visit = await parts.visits.visit(request.headers)
  context.visit = visit
  // Recorded until more is known about the request.
  context.events = [{ kind: endpoint.name, operation: endpoint.name, variables: {} }]
  const text = endpoint.method === 'POST' ? await readJson(request, endpoint.takes) : ''
  const isFaulted = parts.gate.concerns(visit, request.headers)
  if (isFaulted && !(await parts.gate.enter(context, request, endpoint.name))) return { status: 200, events: context.events }
  return endpoint.answer({ url, headers: request.headers, text, visit: context.visit ?? visit })
}

/** Reads a JSON body. Refuses types that any page may send without a preflight; an empty body is fine. */
async function readJson(request: Request, takes = isJsonRequest): Promise<string> {
  const type = request.headers.get('content-type')
  if (takes(type)) {
    const text = await readText(request, MOST_BODY)
    refuseDeep(text)
    return text
  }
  if (type === null && (await readText(request, MOST_BODY)) === '') return ''
  throw notJson()
}

function written(
  { status, body, script, page, headers, events, codes }: EndpointAnswer,
  context: FaultContext,
  { Response }: FetchAPI,
): Response {
  context.events = events
  if (codes) context.codes = codes
  if (script) return new Response(script, { status, headers: { 'content-type': 'text/javascript; charset=utf-8', ...headers } })
  if (page) return new Response(page, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } })
  if (!body) return new Response(null, { status, headers: { ...headers } })
  context.answer = JSON.stringify(body)
  return new Response(context.answer, { status, headers: { 'content-type': 'application/json; charset=utf-8', ...headers } })
}

function wrongMethod(found: readonly Endpoint[]): Error {
  const allow = found.map(({ method }) => method).join(', ')
  return contractError('BAD_REQUEST', `Ask with ${allow}.`, { status: 405, headers: { allow } })
}

function refusal(error: Error, { events = [] }: FaultContext): EndpointAnswer {
  const { code = 'INTERNAL_SERVER_ERROR', http } = (error instanceof GraphQLError ? error.extensions : {}) as {
    code?: string
    http?: Partial<HttpPart>
  }
  const headers = http?.headers ?? {}
  return { status: http?.status ?? 400, body: { error: { code, message: error.message } }, headers, events, codes: [code] }
}
