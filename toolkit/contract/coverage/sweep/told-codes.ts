import { answerableCodes } from '#mock-server/contract/answerable-codes.ts'
import { declaredCodes } from '#schema/__generated__/error-codes.ts'
import { isRecord } from '../answer/answer-places.ts'
import type { AnswerShape } from '../answer/answer-shape.ts'

/** A code that an answer carries, the coordinate of the root field that it stands under, and in which part of the answer. */
export type ToldCode = { field: string; code: string; place: 'errors' | 'problems' | 'notifications' }

/** A code and its root field, in one word. */
export function toldText(field: string, code: string): string {
  return `${field} ${code}`
}

type Told = { data: unknown; errors: readonly { path?: readonly unknown[]; extensions?: { code?: string } }[] }

/** Every code of an answer. An error without a path stands under each root field that was asked for. */
export function toldCodes({ root }: AnswerShape, { data, errors }: Told): ToldCode[] {
  const fields = [...root].filter(([, { coordinate }]) => coordinate !== '__typename')
  const inErrors = errors.flatMap(({ path, extensions }) =>
    fields
      .filter(([key]) => path === undefined || path[0] === key)
      .map(([, { coordinate }]): ToldCode => ({ field: coordinate, code: extensions?.code ?? 'no code', place: 'errors' })),
  )
  const inData = fields.flatMap(([key, { coordinate }]) => (isRecord(data) ? codesIn(data[key], coordinate) : []))
  return [...inErrors, ...inData]
}

const places: Readonly<Record<string, ToldCode['place']>> = { Problem: 'problems', Notification: 'notifications' }

function codesIn(value: unknown, field: string): ToldCode[] {
  if (Array.isArray(value)) return value.flatMap((entry) => codesIn(entry, field))
  if (!isRecord(value)) return []
  const place = places[String(value['__typename'])]
  const own: ToldCode[] = place && typeof value['code'] === 'string' ? [{ field, code: value['code'], place }] : []
  return [...own, ...Object.values(value).flatMap((below) => codesIn(below, field))]
}

/** True if the schema says that the root field may carry the code there. */
export function isDeclared({ field, code, place }: ToldCode): boolean {
  return place === 'errors' ? answerableCodes(field).has(code) : (declaredCodes[field] ?? []).some((known) => known === code)
}
