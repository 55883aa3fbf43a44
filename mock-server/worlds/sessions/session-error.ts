/** Why a session could not be opened, changed, exported or imported. */
type SessionErrorCode = 'NO_SUCH_SESSION' | 'BAD_WORLD_NAME' | 'BAD_LAYER' | 'BAD_SESSION_FILE'

/** An operation that a session cannot do. The message says what happened and how to fix it. */
export class SessionError extends Error {
  override readonly name = 'SessionError'
  readonly code: SessionErrorCode
  /** The individual problems and their paths, if there are several. */
  readonly issues: readonly { path: string; message: string }[]

  constructor(code: SessionErrorCode, message: string, issues: readonly { path: string; message: string }[] = []) {
    super(message)
    this.code = code
    this.issues = issues
  }
}
