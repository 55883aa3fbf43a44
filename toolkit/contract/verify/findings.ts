/** Which promise of the contract a deviation breaks. */
export type FindingRule =
  | 'transport'
  | 'schema'
  | 'answer'
  | 'code'
  | 'money'
  | 'unique'
  | 'order'
  | 'page'
  | 'session'
  | 'bound'
  | 'slow'
  | 'scenario'

/** One deviation from the contract, however often it was met. */
export type Finding = {
  /** Names the deviation in baselines and comparisons; the same in every run. */
  key: string
  rule: FindingRule
  /** The coordinate or the thing that deviates. */
  subject: string
  /** What is wrong, a sentence without its subject. */
  fault: string
  /** Where it was met first: a path of an answer, or empty. */
  place: string
  /** The operations that met it. */
  operations: readonly string[]
  /** How often. */
  times: number
}

/** A deviation as it was met once. */
export type MetDeviation = Pick<Finding, 'rule' | 'subject' | 'fault'> & {
  /** Tells apart two deviations of one rule and subject. */
  variant?: string
  place?: string
  operation?: string
}

/** Collects deviations, each once. */
export class FindingLog {
  readonly #byKey = new Map<string, Finding>()

  note({ rule, subject, fault, variant = '', place = '', operation }: MetDeviation): void {
    const key = [rule, subject, variant].filter(Boolean).join(' ')
    const known = this.#byKey.get(key)
    const operations = known?.operations ?? []
    this.#byKey.set(key, {
      ...(known ?? { key, rule, subject, fault, place }),
      operations: operation === undefined || operations.includes(operation) ? operations : [...operations, operation],
      times: (known?.times ?? 0) + 1,
    })
  }

  /** All of them, by key. */
  all(): Finding[] {
    return [...this.#byKey.values()].sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))
  }
}
