/** Why a session could not be opened, changed, exported or imported. */
type SessionErrorCode = 'NO_SUCH_SESSION' | 'BAD_WORLD_NAME' | 'BAD_LAYER' | 'BAD_SESSION_FILE'

/** Something that a session cannot do. Its message says what happened and what to do. */
export class SessionError extends Error {
  override readonly name = 'SessionError'
  readonly code: SessionErrorCode
  /** What is wrong where, when there is more than one thing. */
  readonly issues: readonly { path: string; message: string }[]

  constructor(code: SessionErrorCode, message: string, issues: readonly { path: string; message: string }[] = []) {
    super(message)
    this.code = code
    this.issues = issues
  }
}
