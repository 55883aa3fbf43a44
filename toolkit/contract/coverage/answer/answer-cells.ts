import { type GraphQLOutputType, getNamedType, getNullableType, isAbstractType, isEnumType, isListType, isNonNullType } from 'graphql'
import { atPath, type FailedPlaces, isRecord } from './answer-places.ts'
import type { AnswerShape, ShapeField, ShapeObject } from './answer-shape.ts'

/** One thing that answers can show at a path: null or something, an empty or a filled list, a member, an enum value. */
export type Cell = {
  /** Unique within the operation: `basket.items is empty`. */
  text: string
  path: string
  /** Every coordinate of the contract selected at the path. */
  coordinates: readonly string[]
  /** `null`, `something`, `empty`, `filled`, a member's name, or an enum's value. */
  aspect: string
}

/** The enum of all codes: which of its values a field answers is counted by `@errors`, not by cells. */
const ERROR_CODE = 'ErrorCode'

/** Every cell of a shape, in document order. */
export function cellsOf({ schema, root }: AnswerShape): Cell[] {
  const found = new Map<string, Cell>()
  const visit = (fields: ShapeObject): void => {
    for (const field of fields.values()) {
      if (field.coordinate === '__typename') continue
      for (const aspect of aspectsOf(field.type, (type) => schema.getPossibleTypes(type).map(({ name }) => name))) add(found, field, aspect)
      for (const below of field.below.values()) visit(below)
    }
  }
  visit(root)
  return [...found.values()]
}

function add(found: Map<string, Cell>, { path, coordinate }: ShapeField, aspect: string): void {
  const text = cellText(path, aspect)
  const coordinates = found.get(text)?.coordinates ?? []
  if (!coordinates.includes(coordinate)) found.set(text, { text, path, coordinates: [...coordinates, coordinate], aspect })
}

function aspectsOf(
  type: GraphQLOutputType,
  membersOf: (type: Parameters<AnswerShape['schema']['getPossibleTypes']>[0]) => string[],
): string[] {
  const named = getNamedType(type)
  const kinds = [
    ...(isListType(getNullableType(type)) ? ['empty', 'filled'] : []),
    ...(isEnumType(named) && named.name !== ERROR_CODE ? named.getValues().map(({ name }) => name) : []),
    ...(isAbstractType(named) ? membersOf(named) : []),
  ]
  return [...(isNonNullType(type) ? [] : ['null']), ...(kinds.length > 0 ? kinds : ['something'])]
}

function cellText(path: string, aspect: string): string {
  return `${path} is ${aspect}`
}

/** What answers contained, by coordinate: `Enum.VALUE`, `Abstract > Member`, and `Type.field` as null or as something. */
export type Observed = { enumValues: Set<string>; members: Set<string>; nulls: Set<string>; values: Set<string> }

/** An empty observation. */
export function nothingObserved(): Observed {
  return { enumValues: new Set(), members: new Set(), nulls: new Set(), values: new Set() }
}

/** The texts of the cells that an answer shows; its content by coordinate is added to `observed`. A null explained by an error shows nothing. */
export function cellsIn({ root }: AnswerShape, data: unknown, failed: FailedPlaces, observed: Observed = nothingObserved()): Set<string> {
  const cells = new Set<string>()
  if (isRecord(data)) seeObject(root, data, '', { cells, failed, observed })
  return cells
}

type Seeing = { cells: Set<string>; failed: FailedPlaces; observed: Observed }

function seeObject(fields: ShapeObject, value: Readonly<Record<string, unknown>>, place: string, seeing: Seeing): void {
  for (const [key, field] of fields) {
    const held = value[key]
    if (field.coordinate === '__typename' || held === undefined) continue
    const here = atPath(place, key)
    if (held !== null) {
      seeing.observed.values.add(field.coordinate)
      seeValue(field, field.type, held, here, seeing)
    } else if (!seeing.failed.has(here)) {
      seeing.observed.nulls.add(field.coordinate)
      seeing.cells.add(cellText(field.path, 'null'))
    }
  }
}

function seeValue(field: ShapeField, type: GraphQLOutputType, value: unknown, place: string, seeing: Seeing): void {
  const bare = getNullableType(type)
  const see = (aspect: string): void => void seeing.cells.add(cellText(field.path, aspect))
  if (isListType(bare)) {
    if (!Array.isArray(value)) return
    see(value.length === 0 ? 'empty' : 'filled')
    value.forEach((entry: unknown, at) => seeValue(field, bare.ofType, entry, atPath(place, at), seeing))
    return
  }
  if (value === null || value === undefined) return
  if (isEnumType(bare)) {
    see(bare.name === ERROR_CODE ? 'something' : String(value))
    seeing.observed.enumValues.add(`${bare.name}.${String(value)}`)
  } else if (isAbstractType(bare)) seeMember(field, bare.name, value, see, seeing)
  else if (type === field.type || bare === getNullableType(field.type)) see('something')
  if (isRecord(value)) seeBelow(field, value, place, seeing)
}

function seeMember(field: ShapeField, abstract: string, value: unknown, see: (aspect: string) => void, { observed }: Seeing): void {
  const member = isRecord(value) ? String(value['__typename']) : ''
  if (!field.below.has(member)) return
  see(member)
  observed.members.add(`${abstract} > ${member}`)
}

/** Descends into an object: its type comes from `__typename`, or is the only one possible. */
function seeBelow({ below }: ShapeField, value: Readonly<Record<string, unknown>>, place: string, seeing: Seeing): void {
  const [only = ''] = below.size === 1 ? below.keys() : []
  const fields = below.get(only || String(value['__typename']))
  if (fields) seeObject(fields, value, place, seeing)
}
