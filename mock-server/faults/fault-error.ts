/** An invalid fault: the message says what is wrong and what is allowed. */
export class FaultError extends Error {
  override readonly name = 'FaultError'
  readonly code = 'BAD_USER_INPUT'
  /** Known names that are nearest to an unknown one, best first. */
  readonly nearest: readonly string[]

  constructor(message: string, nearest: readonly string[] = []) {
    super(message)
    this.nearest = nearest
  }
}
