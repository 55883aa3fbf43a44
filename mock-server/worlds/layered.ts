/**
 * State laid over a frozen base that many share: only what differs is kept here. A part is replaced as a whole and never changed in
 * place, so that a base can never be harmed and a copy of the differences is a copy of the state.
 */
export class Layered<State extends object> {
  readonly #base: Readonly<State>
  #own: Partial<State> | undefined
  #version = 0

  /** `own` is what differs from the start. */
  constructor(base: Readonly<State>, own?: Readonly<Partial<State>>) {
    this.#base = base
    if (own && Object.keys(own).length > 0) this.#own = { ...own }
  }

  /** Counts the writes: what was read stays true while it stands. */
  get version(): number {
    return this.#version
  }

  /** What the differences lie over. */
  get base(): Readonly<State> {
    return this.#base
  }

  /** One part of the state as it is now. */
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

  /** What differs from the base. */
  differences(): Readonly<Partial<State>> {
    return Object.freeze(Object.assign<Partial<State>, Partial<State> | undefined>({}, this.#own))
  }

  /** Forgets every difference. */
  reset(): void {
    this.#own = undefined
    this.#version += 1
  }
}
