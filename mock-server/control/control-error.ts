import { PublicError } from '../contract/errors.ts'
import { FaultError } from '../faults/fault-error.ts'
import { SessionError } from '../worlds/sessions/session-error.ts'
import type { ErrorBody } from './schemas/value-schemas.ts'

/** Statuses that a refusal can have. */
type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 500 | 503

type Details = NonNullable<ErrorBody['error']['details']>

/** A refusal by the control API: the message is for people, the code for programs. */
export class RefusedRequest extends Error {
  override readonly name = 'ControlError'
  readonly status: RefusalStatus
  readonly code: string
  readonly details: Details | undefined

  constructor(status: RefusalStatus, code: string, message: string, details?: Details) {
    super(message)
    this.status = status
    this.code = code
    this.details = details
  }

  /** The error body of the response. */
  get body(): ErrorBody {
    const { code, message, details } = this
    return { error: { code, message, ...(details && { details }) } }
  }
}

const statuses: Readonly<Record<string, RefusalStatus>> = {
  NOT_FOUND: 404,
  NO_SUCH_SESSION: 404,
  NO_SUCH_WORLD: 404,
  CONFLICT: 409,
  STORE_UNAVAILABLE: 503,
}

/** A message as one sentence: some have their full stop already. */
export function asSentence(message: string): string {
  return message.endsWith('.') ? message : `${message}.`
}

/** Maps an error that is meant for the client to a refusal; undefined for a defect, which responses never describe, whatever code it carries. */
export function refusalOf(error: unknown): RefusedRequest | undefined {
  if (error instanceof RefusedRequest) return error
  if (error instanceof PublicError) return told(error.message, error.extensions)
  if (error instanceof FaultError || error instanceof SessionError) return told(error.message, error)
  return undefined
}

/** These errors carry a code, and some also the nearest names or a list of issues. */
function told(message: string, facts: object): RefusedRequest {
  const { code, nearest, issues, http } = facts as { code: string; nearest?: unknown; issues?: unknown; http?: { status?: number } }
  const details: Details = {
    ...(isTexts(nearest) && { nearest: [...nearest] }),
    ...(isIssues(issues) && { issues: issues.map(({ path, message: text }) => ({ path, message: text })) }),
  }
  const status = statuses[code] ?? (http?.status === 503 ? 503 : 400)
  return new RefusedRequest(status, code, message, Object.keys(details).length > 0 ? details : undefined)
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}

function isIssues(value: unknown): value is readonly { path: string; message: string }[] {
  return Array.isArray(value) && value.every((one) => typeof one?.path === 'string' && typeof one?.message === 'string')
}
