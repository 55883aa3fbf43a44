import type { RequestWorld } from '../../worlds/requests/request-world.ts'
import type { RequestedOperation } from '../requested-operation.ts'

/** An endpoint's answer, and what the journal records of it. */
export type EndpointAnswer = {
  status: number
  /** Sent as JSON; absent: no body. */
  body?: Readonly<Record<string, unknown>>
  /** Sent as JavaScript instead of a body. */
  script?: string
  /** Sent as an HTML page instead of a body. */
  page?: string
  headers?: Readonly<Record<string, string>>
  /** The requested events, each a journal entry. */
  events: readonly RequestedOperation[]
  /** Error codes. */
  codes?: readonly string[]
}

/** A request to an endpoint: its address and headers, and its body as text. */
export type EndpointRequest = { url: URL; headers: Headers; text: string; visit: RequestWorld }

/** An endpoint besides GraphQL. Faults target it by name. */
export type Endpoint = {
  name: 'flags' | 'analytics' | 'chat' | 'reviews' | 'payment'
  method: 'GET' | 'POST'
  path: RegExp
  /** Whether it takes a body of this type; absent: JSON only. */
  takes?: (contentType: string | null) => boolean
  answer: (request: EndpointRequest) => EndpointAnswer | Promise<EndpointAnswer>
}

/** Parses a JSON object; undefined for anything else. */
export function objectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Whether a value is an object with keys. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
