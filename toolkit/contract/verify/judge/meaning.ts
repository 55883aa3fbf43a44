import { getNamedType, getNullableType, isListType } from 'graphql'
import { atPath, isRecord } from '../../coverage/answer/answer-places.ts'
import type { AnswerShape, ShapeField, ShapeObject } from '../../coverage/answer/answer-shape.ts'
import type { FindingLog } from '../findings.ts'
import { priceFault, summaryFault } from './money.ts'

type Values = Readonly<Record<string, unknown>>

/** Lists that the contract promises in an order: the field of their entries that decides, greatest first. ISO texts compare as instants do. */
const NEWEST_FIRST: Readonly<Record<string, string>> = {
  'OrderHistory.orders': 'placedAt',
  'MembershipPage.memberships': 'dateStarted',
  'BlogListing.articles': 'publishedAt',
  'ReferredFriendPage.friends': 'invitedAt',
  'Wishlist.wishes': 'addedAt',
}

/** Notes where values contradict each other or a rule that no type can say: money, ids, order, pages. */
export function judgeMeaning({ root }: AnswerShape, data: unknown, operation: string, log: FindingLog): void {
  if (isRecord(data)) judgeObject('', root, data, '', { operation, log })
}

type Judging = { operation: string; log: FindingLog }

function judgeObject(type: string, fields: ShapeObject, value: Values, place: string, judging: Judging): void {
  judgeType(type, fields, value, place, judging)
  for (const [key, field] of fields) {
    const held = value[key]
    if (held === undefined || held === null || field.below.size === 0) continue
    const here = atPath(place, key)
    if (isListType(getNullableType(field.type)) && Array.isArray(held)) judgeList(field, held, here, judging)
    else judgeValue(field, held, here, judging)
  }
}

function judgeValue({ below }: ShapeField, value: unknown, place: string, judging: Judging): void {
  if (!isRecord(value)) return
  const [only = ''] = below.size === 1 ? below.keys() : []
  const type = only || String(value['__typename'])
  const fields = below.get(type)
  if (fields) judgeObject(type, fields, value, place, judging)
}

function judgeList(field: ShapeField, entries: readonly unknown[], place: string, judging: Judging): void {
  entries.forEach((entry, at) => judgeValue(field, entry, atPath(place, at), judging))
  const records = entries.filter(isRecord)
  const { operation, log } = judging
  const repeated = hasIds(field) ? repeatedId(records) : undefined
  if (repeated !== undefined) {
    log.note({ rule: 'unique', subject: field.coordinate, fault: `holds the id ${repeated} twice`, place, operation })
  }
  const by = NEWEST_FIRST[field.coordinate]
  if (by !== undefined && !isFalling(records.map((entry) => entry[by]))) {
    log.note({ rule: 'order', subject: field.coordinate, fault: `is not in order: ${by} must fall from entry to entry`, place, operation })
  }
}

/** Whether the entries have an id that is one: some lists have the value of an enum there. */
function hasIds({ below }: ShapeField): boolean {
  return [...below.values()].every((fields) => {
    const id = fields.get('id')
    return id === undefined || getNamedType(id.type).name === 'ID'
  })
}

function repeatedId(records: readonly Values[]): string | undefined {
  const seen = new Set<string>()
  for (const { id, __typename } of records) {
    if (typeof id !== 'string') continue
    // Two types may use the same ids.
    const known = `${String(__typename)} ${id}`
    if (seen.has(known)) return id
    seen.add(known)
  }
  return undefined
}

function isFalling(values: readonly unknown[]): boolean {
  const texts = values.filter((value) => typeof value === 'string')
  return texts.every((text, at) => at === 0 || (texts[at - 1] ?? '') >= text)
}

function judgeType(type: string, fields: ShapeObject, value: Values, place: string, { operation, log }: Judging): void {
  const note = (rule: 'money' | 'page', subject: string, fault: string | undefined): void => {
    if (fault !== undefined) log.note({ rule, subject, fault, place, operation })
  }
  if (type === 'Price') note('money', 'Price.formatted', priceFault(value))
  if (type === 'Pagination') note('page', 'Pagination', paginationFault(value))
  if (isRecord(value['pricing']) && 'hasOnlyVirtualProducts' in value) note('money', 'BasketPricing.totalPrice', summaryFault(value))
  if (isRecord(value['pagination'])) note('page', type, pageFault(fields, value, value['pagination']))
}

function paginationFault({ currentPage, perPage, total }: Values): string | undefined {
  const [page, size, all] = [currentPage, perPage, total].map(Number)
  if (page === undefined || size === undefined || all === undefined || ![page, size, all].every(Number.isInteger)) return undefined
  if (page < 1 || size < 1 || all < 0) return `says page ${page} of ${size} a page among ${all}`
  return page > Math.max(1, Math.ceil(all / size)) ? `says page ${page}, and ${all} items at ${size} a page end before it` : undefined
}

/** The list of a page, where the type has only one that could be it. */
function pageFault(fields: ShapeObject, value: Values, { currentPage, perPage, total }: Values): string | undefined {
  const lists = [...fields].filter(
    ([key, { coordinate, type }]) => PAGED.has(coordinate) && isListType(getNullableType(type)) && Array.isArray(value[key]),
  )
  const [key = ''] = lists[0] ?? []
  const list = value[key]
  if (lists.length !== 1 || !Array.isArray(list)) return undefined
  if (list.length > Number(perPage)) return `holds ${list.length} items on a page of ${Number(perPage)}`
  const due = Math.min(Number(perPage), Math.max(0, Number(total) - (Number(currentPage) - 1) * Number(perPage)))
  return list.length === due ? undefined : `holds ${list.length} items, and its pagination says ${due}`
}

/** The lists that `Pagination` counts. */
const PAGED: ReadonlySet<string> = new Set([
  'OrderHistory.orders',
  'MembershipPage.memberships',
  'BlogListing.articles',
  'ReferredFriendPage.friends',
])
