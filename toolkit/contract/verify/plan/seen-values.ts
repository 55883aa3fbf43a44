import { isRecord } from '../../coverage/answer/answer-places.ts'
import type { AnswerShape, ShapeObject } from '../../coverage/answer/answer-shape.ts'

/** What an endpoint has answered so far: the last data of each operation, and the texts and numbers by coordinate, in order, each once. */
export class SeenValues {
  readonly #data = new Map<string, unknown>()
  readonly #values = new Map<string, (string | number)[]>()

  /** Takes in an answer. */
  take(operation: string, { root }: AnswerShape, data: unknown): void {
    if (!isRecord(data)) return
    this.#data.set(operation, data)
    this.#collect(root, data)
  }

  /** The value at a path of an operation's last answer; undefined: not there. */
  at(operation: string, ...path: readonly (string | number)[]): unknown {
    return path.reduce<unknown>(
      (value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined),
      this.#data.get(operation),
    )
  }

  /** A list at such a path; empty: not there. */
  list(operation: string, ...path: readonly (string | number)[]): Readonly<Record<string, unknown>>[] {
    const value = this.at(operation, ...path)
    return Array.isArray(value) ? value.filter(isRecord) : []
  }

  /** Every text that was answered for a coordinate. */
  texts(coordinate: string): string[] {
    return (this.#values.get(coordinate) ?? []).filter((value) => typeof value === 'string')
  }

  #collect(fields: ShapeObject, value: Readonly<Record<string, unknown>>): void {
    for (const [key, { coordinate, below }] of fields) {
      const held: unknown[] = Array.isArray(value[key]) ? value[key] : [value[key]]
      for (const one of held) {
        if (typeof one === 'string' || typeof one === 'number') this.#note(coordinate, one)
        if (!isRecord(one)) continue
        const [only = ''] = below.size === 1 ? below.keys() : []
        const inner = below.get(only || String(one['__typename']))
        if (inner) this.#collect(inner, one)
      }
    }
  }

  #note(coordinate: string, value: string | number): void {
    const known = this.#values.get(coordinate)
    if (!known) this.#values.set(coordinate, [value])
    else if (!known.includes(value)) known.push(value)
  }
}

/** The first way to deliver that is offered for the address that was set. */
export function offeredMethod(seen: SeenValues): unknown {
  return seen.list('setDeliveryAddress', 'setDeliveryAddress', 'deliveryMethods')[0]?.['method'] ?? 'None'
}
