import type { BaseWorld } from '#mock-server/worlds/world.ts'
import { cellsIn, nothingObserved, type Observed } from '../answer/answer-cells.ts'
import { failedPlaces, isRecord, type PlacedError } from '../answer/answer-places.ts'
import type { AnswerShape } from '../answer/answer-shape.ts'
import { checkAnswer } from '../answer/check-answer.ts'
import { expectedError } from './expected-errors.ts'
import type { SweepAnswer } from './sweep-server.ts'

/** An error of an answer. */
type SaidError = PlacedError & { message: string; extensions?: { code?: string } }

/** What is worth knowing of an answer. */
export type NotedAnswer = {
  data: unknown
  errors: readonly SaidError[]
  /** True: no fault befell it. */
  isPlain: boolean
  cells: ReadonlySet<string>
  /** Paths at which something stands. */
  paths: ReadonlySet<string>
  codes: ReadonlySet<string>
  notifications: ReadonlySet<string>
  problems: readonly string[]
}

/** What is needed to check an answer. */
type Noting = { shape: AnswerShape; operation: string; base: BaseWorld; error?: string | undefined; observed?: Observed }

/** Looks at an answer: what it shows, and what of it neither the contract nor anybody expects. What a fault broke is only looked at where it is data. */
export function noteAnswer({ status, text, faults }: SweepAnswer, noting: Noting): NotedAnswer {
  const body = parsed(text)
  const data = body?.['data']
  // What is said to be errors and is none has no code, and nobody expects it.
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
