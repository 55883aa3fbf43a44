import type { GraphQLParams } from 'graphql-yoga'
import { contractError } from '../contract/errors.ts'

const JSON_TYPE = /^application\/json\s*(;\s*charset=("?)utf-?8\2\s*)?$/i

/** Whether the body is JSON, the only accepted type. Forms, uploads and plain text can be sent cross-origin without a preflight, so they are refused. */
export function isJsonRequest(contentType: string | null): boolean {
  return contentType !== null && JSON_TYPE.test(contentType)
}

function tooLarge(most: number): Error {
  return contractError('LIMIT_EXCEEDED', `The body is larger than ${most} bytes.`, { status: 413 })
}

/** The text of a body. Stops reading when it exceeds `most`. */
export async function readText(request: Request, most: number): Promise<string> {
  const announced = request.headers.get('content-length')
  if (announced === null) return readStream(request, most)
  if (!/^\d+$/.test(announced)) throw contractError('BAD_REQUEST', 'Content-Length is not a number.', { status: 400 })
  if (Number(announced) > most) throw tooLarge(most)
  return request.text()
}

async function readStream(request: Request, most: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > most) throw tooLarge(most)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/** Parses the single operation of a body. */
export function readParams(text: string): GraphQLParams {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw contractError('BAD_REQUEST', 'The body is not JSON.', { status: 400 })
  }
  if (Array.isArray(body))
    throw contractError('LIMIT_EXCEEDED', 'Operations come one at a time: batches are not answered.', { status: 400 })
  if (typeof body !== 'object' || body === null) throw contractError('BAD_REQUEST', 'The body is not a JSON object.', { status: 400 })
  return body as GraphQLParams
}
