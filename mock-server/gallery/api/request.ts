import type { z } from 'zod'
import { problemSchema } from './answers.ts'

/** Why a request failed. `code` is the control API's, or `NO_ANSWER` or `STRANGE_ANSWER`; `nearest` are existing names. */
export class RequestError extends Error {
  override readonly name = 'ControlError'
  readonly code: string
  readonly status: number
  readonly nearest: readonly string[]
  readonly details: unknown

  constructor(problem: { code: string; message: string; status?: number; nearest?: readonly string[] | undefined; details?: unknown }) {
    super(problem.message)
    this.code = problem.code
    this.status = problem.status ?? 0
    this.nearest = problem.nearest ?? []
    this.details = problem.details
  }
}

/** Request options. A body is sent as JSON. */
type ControlRequest = { method?: string; body?: unknown; signal?: AbortSignal | undefined }

/** Calls the control API and parses the response. Throws `RequestError`; an aborted request throws the browser's own `AbortError`. */
export async function requestJson<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  how: ControlRequest = {},
): Promise<z.output<Schema>> {
  const response = await send(path, how)
  const body: unknown = await response.json().catch(() => undefined)
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new RequestError({
    code: 'STRANGE_ANSWER',
    message: `The mock server's answer to ${path} cannot be read (${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'no JSON'}). Reload the gallery; it may be of another version.`,
  })
}

/** Sends a request and ignores the response body. */
export async function sendRequest(path: string, how: ControlRequest): Promise<void> {
  await send(path, how)
}

/** The response as text, for saving to a file. */
export async function requestText(path: string, how: ControlRequest = {}): Promise<string> {
  return (await send(path, how)).text()
}

async function send(path: string, { method = 'GET', body, signal }: ControlRequest): Promise<Response> {
  const response = await fetch(path, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    ...(signal ? { signal } : {}),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new RequestError({ code: 'NO_ANSWER', message: 'The mock server is not responding. Is it still running?' })
  })
  if (!response.ok) throw await problemOf(response)
  return response
}

async function problemOf(response: Response): Promise<RequestError> {
  const parsed = problemSchema.safeParse(await response.json().catch(() => undefined))
  if (!parsed.success) {
    return new RequestError({
      code: 'STRANGE_ANSWER',
      status: response.status,
      message: `The mock server answered ${response.status} and no reason.`,
    })
  }
  const { code, message, details } = parsed.data.error
  return new RequestError({ code, message, status: response.status, nearest: details?.nearest, details })
}
