import type { BaseWorld } from '#mock-server/worlds/world.ts'
import { cellsIn, nothingObserved, type Observed } from '../answer/answer-cells.ts'
import { failedPlaces, isRecord, type PlacedError } from '../answer/answer-places.ts'
import type { AnswerShape } from '../answer/answer-shape.ts'
import { checkAnswer } from '../answer/check-answer.ts'
import { expectedError } from './expected-errors.ts'
import type { SweepAnswer } from './sweep-server.ts'

/** An error of an answer. */
type SaidError = PlacedError & { message: string; extensions?: { code?: string } }

/** The relevant facts about an answer. */
export type NotedAnswer = {
  data: unknown
  errors: readonly SaidError[]
  /** True: no fault applied to it. */
  isPlain: boolean
  cells: ReadonlySet<string>
  /** Paths that have a value. */
  paths: ReadonlySet<string>
  codes: ReadonlySet<string>
  notifications: ReadonlySet<string>
  problems: readonly string[]
}

/** Input for checking an answer. */
type Noting = { shape: AnswerShape; operation: string; base: BaseWorld; error?: string | undefined; observed?: Observed }

/** Examines an answer: what it shows, contract violations and unexpected errors. With a fault, only data that is present is examined. */
export function noteAnswer({ status, text, faults }: SweepAnswer, noting: Noting): NotedAnswer {
  const body = parsed(text)
  const data = body?.['data']
  // An entry that is not an error has no code, and is reported as unexpected.
  const errors = Array.isArray(body?.['errors']) ? (body['errors'] as SaidError[]) : []
  const isPlain = faults === ''
  const cells = cellsIn(noting.shape, data, failedPlaces(errors), noting.observed ?? nothingObserved())
  const isRead = isPlain || isRecord(data)
  return {
    data,
    errors,
    isPlain,
    cells,
    paths: new Set([...cells].filter((cell) => !cell.endsWith(' is null')).map((cell) => cell.slice(0, cell.indexOf(' is ')))),
    codes: new Set(errors.flatMap(({ extensions }) => extensions?.code ?? [])),
    notifications: new Set(notificationCodes(data)),
    problems: [
      ...(isPlain && status !== 200 && noting.error === undefined ? [`HTTP ${status}: ${text.slice(0, 200)}`] : []),
      ...(isRead ? checkAnswer(noting.shape, { data, errors }) : []),
      ...(isPlain ? errors.flatMap((error) => unexpected(error, noting)) : []),
    ],
  }
}

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const body: unknown = JSON.parse(text)
    return isRecord(body) ? body : undefined
  } catch {
    return undefined
  }
}

function unexpected({ message, extensions }: SaidError, { operation, base, error }: Noting): string[] {
  const code = extensions?.code ?? 'no code'
  return error === 'ANY' || code === error || expectedError(operation, code, base) ? [] : [`nobody expects ${code}: ${message}`]
}

/** The codes of all notifications in an answer. */
function notificationCodes(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(notificationCodes)
  if (!isRecord(data)) return []
  const own = data['__typename'] === 'Notification' && typeof data['code'] === 'string' ? [data['code']] : []
  return [...own, ...Object.values(data).flatMap(notificationCodes)]
}
