/** A problem and its place: `file` is relative to the project, `line` counts from 1; 0 means the whole file. */
export type ContractProblem = { file: string; line: number; message: string }

/** One part of `contract check`. `problems` fail it; `notes` are informational. */
export type Part = { name: string; ok: boolean; summary: string; problems: readonly string[]; notes: readonly string[] }

/** Thrown when the contract cannot be read; holds every error found, not only the first. */
export class ContractError extends Error {
  readonly problems: readonly ContractProblem[]

  constructor(problems: readonly ContractProblem[]) {
    super(problems.map(place).join('\n'))
    this.name = 'ContractError'
    this.problems = problems
  }
}

/** `file:line  message`, the form that editors and terminals make clickable. */
export function place({ file, line, message }: ContractProblem): string {
  return `${line > 0 ? `${file}:${line}` : file}  ${message}`
}

/** A part that is ok exactly when it has no problems. */
export function part(name: string, summary: string, problems: readonly string[], notes: readonly string[] = []): Part {
  return { name, ok: problems.length === 0, summary, problems, notes }
}

/** The parts as text: one line each, with problems and notes below it. */
export function printParts(parts: readonly Part[]): string {
  return parts
    .flatMap(({ name, ok, summary, problems, notes }) => [
      `${ok ? 'ok  ' : 'FAIL'}  ${name}${summary ? `: ${summary}` : ''}`,
      ...problems.map((text) => indent(text, '! ')),
      ...notes.map((text) => indent(text, '- ')),
    ])
    .join('\n')
}

/** `1 type`, `2 types`; pass the plural when adding an s is wrong. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`
}

function indent(text: string, mark: string): string {
  return `      ${mark}${text.replaceAll('\n', '\n        ')}`
}

/** What a command came to, worded for the person who ran it. */
export type Outcome = { ok: boolean; text: string }

/** Today's date in the local time zone, as `2026-11-24`. */
export function today(): string {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((number) => String(number).padStart(2, '0')).join('-')
}
