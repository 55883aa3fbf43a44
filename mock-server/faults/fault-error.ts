/** A fault that cannot be: its message says what is wrong with it and what is allowed. */
export class FaultError extends Error {
  override readonly name = 'FaultError'
  readonly code = 'BAD_USER_INPUT'
}
