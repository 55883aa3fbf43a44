/** An invalid fault: the message says what is wrong and what is allowed. */
export class FaultError extends Error {
  override readonly name = 'FaultError'
  readonly code = 'BAD_USER_INPUT'
}
