import type { RequestWorld } from '../../worlds/requests/request-world.ts'
import type { RequestedOperation } from '../requested-operation.ts'

/** What an endpoint besides GraphQL answers, and what of it is remembered. */
export type EndpointAnswer = {
  status: number
  /** Written as JSON; absent: there is no body. */
  body?: Readonly<Record<string, unknown>>
  /** Written in the place of a body, as JavaScript. */
  script?: string
  headers?: Readonly<Record<string, string>>
  /** What was asked for, each an entry of the journal. */
  events: readonly RequestedOperation[]
  /** Codes of what was wrong with it. */
  codes?: readonly string[]
}

/** A request to an endpoint: its address and headers, and its body as it was read. */
export type EndpointRequest = { url: URL; headers: Headers; text: string; visit: RequestWorld }

/** An address besides GraphQL. Its name is what faults are aimed at. */
export type Endpoint = {
  name: 'flags' | 'analytics' | 'chat' | 'reviews'
  method: 'GET' | 'POST'
  path: RegExp
  answer: (request: EndpointRequest) => EndpointAnswer | Promise<EndpointAnswer>
}

/** An object out of JSON; undefined for anything else. */
export function objectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** True for what has names and values. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
