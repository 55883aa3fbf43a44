import { PublicError } from '../contract/errors.ts'
import { nearestNames } from './nearest-names.ts'

/** An invalid selection: an unknown name or an impossible combination. The message addresses its author. */
export class SelectionError extends PublicError {
  override readonly name = 'SelectionError'
  readonly code: 'UNKNOWN_SCENARIO' | 'BAD_USER_INPUT'
  /** Known names that are nearest to the unknown one, best first. */
  readonly nearest: readonly string[]

  constructor(code: SelectionError['code'], message: string, nearest: readonly string[] = []) {
    super(message, { code, ...(nearest.length > 0 ? { nearest } : {}), http: { status: 400 } })
    this.code = code
    this.nearest = nearest
  }
}

/** Text of unknown length, short enough for a message. */
export function shortenedName(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

/** An unknown name; `what` is its kind, such as `scenario` or `basket`. */
export function unknownName(what: string, name: string, known: Iterable<string>): SelectionError {
  const near = nearestNames(name, known)
  const hint = near.length > 0 ? ` Near to it: ${near.join(', ')}.` : ''
  return new SelectionError('UNKNOWN_SCENARIO', `There is no ${what} '${shortenedName(name)}'.${hint}`, near)
}

/** An impossible part. The message names it and what would be valid. */
export function impossible(message: string): SelectionError {
  return new SelectionError('BAD_USER_INPUT', message)
}
