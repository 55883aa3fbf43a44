/** A fault at a place: `file` is relative to the project, `line` counts from 1, 0 means the file as a whole. */
export type ContractProblem = { file: string; line: number; message: string }

/** One part of `contract check`. `problems` make it fail; `notes` are worth reading and never do. */
export type Part = { name: string; ok: boolean; summary: string; problems: readonly string[]; notes: readonly string[] }

/** Thrown when the contract cannot be read at all; holds every fault found, not only the first. */
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

/** A part whose verdict is simply whether it has problems. */
export function part(name: string, summary: string, problems: readonly string[], notes: readonly string[] = []): Part {
  return { name, ok: problems.length === 0, summary, problems, notes }
}

/** The parts as lines for a person: one line each, with what failed and what is worth knowing below it. */
export function printParts(parts: readonly Part[]): string {
  return parts
    .flatMap(({ name, ok, summary, problems, notes }) => [
      `${ok ? 'ok  ' : 'FAIL'}  ${name}${summary ? `: ${summary}` : ''}`,
      ...problems.map((text) => indent(text, '! ')),
      ...notes.map((text) => indent(text, '- ')),
    ])
    .join('\n')
}

/** `1 type`, `2 types`; the plural is given where an s does not make it. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`
}

function indent(text: string, mark: string): string {
  return `      ${mark}${text.replaceAll('\n', '\n        ')}`
}
