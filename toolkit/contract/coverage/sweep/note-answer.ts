import { requiredSession } from '#mock-server/test.ts'
import type { BaseWorld } from '#mock-server/worlds/world.ts'
import { cellsIn, nothingObserved, type Observed } from '../answer/answer-cells.ts'
import { failedPlaces, isRecord, type PlacedError } from '../answer/answer-places.ts'
import type { AnswerShape } from '../answer/answer-shape.ts'
import { checkAnswer } from '../answer/check-answer.ts'
import type { SweepAnswer } from './sweep-server.ts'
import { isDeclared, type ToldCode, toldCodes, toldText } from './told-codes.ts'

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
  /** Its codes with the root field of each, as `Mutation.placeOrder CHECKOUT_SYNC_FAILURE`. */
  told: ReadonlySet<string>
  /** The same for the notifications that the selection itself lays over the basket. */
  laid: ReadonlySet<string>
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
  const told = toldCodes(noting.shape, { data, errors })
  return {
    data,
    errors,
    isPlain,
    cells,
    paths: new Set([...cells].filter((cell) => !cell.endsWith(' is null')).map((cell) => cell.slice(0, cell.indexOf(' is ')))),
    codes: new Set(errors.flatMap(({ extensions }) => extensions?.code ?? [])),
    notifications: new Set(told.flatMap(({ place, code }) => (place === 'notifications' ? [code] : []))),
    told: textsOf(isPlain ? told.filter((one) => !isLaid(one, noting)) : []),
    laid: textsOf(isPlain ? told.filter((one) => isLaid(one, noting)) : []),
    problems: [
      ...(isPlain && status !== 200 && noting.error === undefined ? [`HTTP ${status}: ${text.slice(0, 200)}`] : []),
      ...(isRead ? checkAnswer(noting.shape, { data, errors }) : []),
      ...(isPlain ? errors.flatMap((error) => unexpected(error, noting)) : []),
      ...told.flatMap((one) => undeclared(one, noting)),
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

/** Codes of a change to what does not exist, or is no longer as it was read. */
const wrongTargets: ReadonlySet<string> = new Set(['NOT_FOUND', 'VERSION_CONFLICT'])

/** A code of a session that the world has, or of a request that is at fault. */
function unexpected({ message, extensions }: SaidError, { operation, base, error }: Noting): string[] {
  const code = extensions?.code ?? 'no code'
  return error === 'ANY' || code === error || code === missingSession(operation, base) || wrongTargets.has(code)
    ? []
    : [`nobody expects ${code}: ${message}`]
}

/** The code for the session that an operation needs and the world lacks. */
function missingSession(operation: string, { state: { session } }: BaseWorld): string | undefined {
  const needed = requiredSession(operation)
  if (needed === 'LOGGED_IN') return session.kind === 'account' ? undefined : 'UNAUTHENTICATED'
  return needed === 'ANY' && session.kind === 'none' ? 'SESSION_REQUIRED' : undefined
}

function textsOf(told: readonly ToldCode[]): Set<string> {
  return new Set(told.map(({ field, code }) => toldText(field, code)))
}

/** True for a notification that the selection lays over the basket: no rule of the contract answered it. */
function isLaid({ place, code }: ToldCode, { base }: Noting): boolean {
  return place === 'notifications' && base.state.notices.some((notice) => notice.code === code)
}

/** A code that the schema does not declare there. */
function undeclared(told: ToldCode, noting: Noting): string[] {
  return isLaid(told, noting) || isDeclared(told)
    ? []
    : [`${told.field} has ${told.code} in ${told.place}, which its @errors does not declare`]
}
