import { type AnswerPath, type FieldPath, isAt } from './field-path.ts'

/** An error, or null without one, at a path of fields; no path: at each root field. */
export type FieldFault = {
  /** As the fault is written. */
  readonly text: string
  readonly path: FieldPath | null
  readonly failure: { readonly code: string; readonly message: string } | null
  /** True: the field's own resolver runs all the same. */
  readonly isExecuted: boolean
}

/** Values that stand in place of what rules say, by coordinate: `BasketItem.price`, `BasketUpdate.items Spec §0.`. */
export type AnswerOverrides = Readonly<Record<string, unknown>>

type Entry = { index: number; value: unknown }

/** What one execution is shaped by: values in place of others, and fields that fail. */
export class Shaping {
  readonly #answers: AnswerOverrides
  readonly #entries: ReadonlyMap<string, readonly Entry[]>
  readonly #fieldFaults: readonly FieldFault[]
  /** Faults that a field met, as they are written. */
  readonly met = new Set<string>()
  /** Objects that were put in place: what is in them is plain data. */
  readonly #placed = new WeakSet<object>()

  constructor(answers: AnswerOverrides, fieldFaults: readonly FieldFault[] = []) {
    this.#answers = answers
    this.#entries = entriesOf(answers)
    this.#fieldFaults = fieldFaults
  }

  /** What happens to the value at a path of the answer. */
  faultAt(place: AnswerPath): FieldFault | undefined {
    const fault = this.#fieldFaults.find(({ path }) => (path === null ? place.prev === undefined : isAt(path, place)))
    if (fault) this.met.add(fault.text)
    return fault
  }

  /** Whether an object was put in place of what rules say. */
  isPlaced(value: unknown): value is Readonly<Record<string, unknown>> {
    return typeof value === 'object' && value !== null && this.#placed.has(value)
  }

  /**
   * What stands in place of a field's own value: what a placed object says, else what is said for the field's coordinate; undefined when the field's
   * own resolver is to be asked.
   */
  insteadOf(source: unknown, name: string, coordinates: readonly string[]): { value: unknown } | undefined {
    if (this.isPlaced(source) && Object.hasOwn(source, name)) return { value: source[name] }
    const coordinate = coordinates.find((one) => Object.hasOwn(this.#answers, one))
    if (coordinate !== undefined) return { value: this.#place(this.#answers[coordinate]) }
    return this.isPlaced(source) ? { value: undefined } : undefined
  }

  /** A field's value, with the entries of a list that stand in place of others. One after the last is added; further on there is no place for any. */
  withEntries(coordinates: readonly string[], value: unknown): unknown {
    if (this.#entries.size === 0 || !Array.isArray(value)) return value
    const list: unknown[] = [...value]
    for (const { index, value: entry } of coordinates.flatMap((one) => this.#entries.get(one) ?? [])) {
      if (index <= list.length) list[index] = this.#place(entry)
    }
    return list
  }

  /** A copy, so that marking it marks nothing that others hold. */
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
