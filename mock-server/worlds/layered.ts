/**
 * State on top of a shared, frozen base; stores only the differences. A part is replaced as a whole and never mutated, so the base stays
 * intact and copying the differences copies the state.
 */
export class Layered<State extends object> {
  readonly #base: Readonly<State>
  #own: Partial<State> | undefined
  #version = 0

  /** `own` holds the initial differences. */
  constructor(base: Readonly<State>, own?: Readonly<Partial<State>>) {
    this.#base = base
    if (own && Object.keys(own).length > 0) this.#own = { ...own }
  }

  /** Counts writes: values read at a version stay valid while the version is the same. */
  get version(): number {
    return this.#version
  }

  /** The base below the differences. */
  get base(): Readonly<State> {
    return this.#base
  }

  /** The current value of a part. */
  read<Part extends keyof State>(part: Part): State[Part] {
    const own = this.#own
    return own && part in own ? (own[part] as State[Part]) : this.#base[part]
  }

  /** Replaces one part. */
  write<Part extends keyof State>(part: Part, value: State[Part]): void {
    this.#own ??= {}
    this.#own[part] = value
    this.#version += 1
  }

  /** The parts that differ from the base. */
  differences(): Readonly<Partial<State>> {
    return Object.freeze(Object.assign<Partial<State>, Partial<State> | undefined>({}, this.#own))
  }

  /** Discards all differences. */
  reset(): void {
    this.#own = undefined
    this.#version += 1
  }
}
