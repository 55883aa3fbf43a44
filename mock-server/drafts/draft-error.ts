/** A problem of a draft and its place; line and column count from 1, 0 means the whole file. */
export type DraftProblem = { file: string; line: number; column: number; message: string }

/** Thrown for a draft that cannot be served. The message has one line for each problem: `file:line:column  what`. */
export class DraftError extends Error {
  override readonly name = 'DraftError'
  readonly problems: readonly DraftProblem[]

  constructor(problems: readonly DraftProblem[]) {
    super(problems.map(draftLine).join('\n'))
    this.problems = problems
  }
}

function draftLine({ file, line, column, message }: DraftProblem): string {
  return `${line > 0 ? `${file}:${line}:${column}` : file}  ${message.replaceAll('\n', ' ')}`
}
