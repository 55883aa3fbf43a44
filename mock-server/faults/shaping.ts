import { type AnswerPath, type FieldPath, isAt } from './field-path.ts'

/** An error, or null without an error, at a field path; without a path, at each root field. */
export type FieldFault = {
  /** The fault in written form. */
  readonly text: string
  readonly path: FieldPath | null
  readonly failure: { readonly code: string; readonly message: string } | null
  /** True: the field's own resolver still runs. */
  readonly isExecuted: boolean
}

/** Values that override the rules, by coordinate: `BasketItem.price`, `BasketContents.items[0]`. */
export type AnswerOverrides = Readonly<Record<string, unknown>>

type Entry = { index: number; value: unknown }

/** The shaping of one execution: overridden values and failing fields. */
export class Shaping {
  readonly #answers: AnswerOverrides
  readonly #entries: ReadonlyMap<string, readonly Entry[]>
  readonly #fieldFaults: readonly FieldFault[]
  /** Faults that matched a field, in written form. */
  readonly met = new Set<string>()
  /** Overriding objects: their contents are plain data. */
  readonly #placed = new WeakSet<object>()

  constructor(answers: AnswerOverrides, fieldFaults: readonly FieldFault[] = []) {
    this.#answers = answers
    this.#entries = entriesOf(answers)
    this.#fieldFaults = fieldFaults
  }

  /** The fault at a position of the answer. */
  faultAt(place: AnswerPath): FieldFault | undefined {
    const fault = this.#fieldFaults.find(({ path }) => (path === null ? place.prev === undefined : isAt(path, place)))
    if (fault) this.met.add(fault.text)
    return fault
  }

  /** Whether an object is an override. */
  isPlaced(value: unknown): value is Readonly<Record<string, unknown>> {
    return typeof value === 'object' && value !== null && this.#placed.has(value)
  }

  /** The override of a field's value: from an overriding parent object, otherwise by the field's coordinate; undefined if the field's own resolver must run. */
  insteadOf(source: unknown, name: string, coordinates: readonly string[]): { value: unknown } | undefined {
    if (this.isPlaced(source) && Object.hasOwn(source, name)) return { value: source[name] }
    const coordinate = coordinates.find((one) => Object.hasOwn(this.#answers, one))
    if (coordinate !== undefined) return { value: this.#place(this.#answers[coordinate]) }
    return this.isPlaced(source) ? { value: undefined } : undefined
  }

  /** A field's value with its overridden list entries. An entry directly after the last one is appended; higher indexes are ignored. */
  withEntries(coordinates: readonly string[], value: unknown): unknown {
    if (this.#entries.size === 0 || !Array.isArray(value)) return value
    const list: unknown[] = [...value]
    for (const { index, value: entry } of coordinates.flatMap((one) => this.#entries.get(one) ?? [])) {
      if (index <= list.length) list[index] = this.#place(entry)
    }
    return list
  }

  /** A copy, so that marking it does not mark an object shared with others. */
  #place(value: unknown): unknown {
    const copy: unknown = structuredClone(value)
    this.#mark(copy)
    return copy
  }

  #mark(value: unknown): void {
    if (typeof value !== 'object' || value === null) return
    this.#placed.add(value)
    for (const inner of Object.values(value)) this.#mark(inner)
  }
}

function entriesOf(answers: AnswerOverrides): Map<string, Entry[]> {
  const found = new Map<string, Entry[]>()
  for (const [coordinate, value] of Object.entries(answers)) {
    const [, field, index] = /^(.+)\[(\d+)\]$/.exec(coordinate) ?? []
    if (field !== undefined) found.set(field, [...(found.get(field) ?? []), { index: Number(index), value }])
  }
  for (const entries of found.values()) entries.sort((a, b) => a.index - b.index)
  return found
}
