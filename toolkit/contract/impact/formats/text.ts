import type { ChangeImpact, Impact, OperationImpact } from '../impact.ts'
import type { SourceLine } from '../source-files.ts'

/** Most files, states or routes that a line of text names; the other formats and `--all` name every one. */
const MOST = 6

/** How the list of changes is told: which of them, and whether every name is told. */
export type TextOptions = { isWhole?: boolean }

/** The impact as text: changes by domain, each with its remedy, then every operation that they hit, once. */
export function impactText({ changes, operations }: Impact, { isWhole = false }: TextOptions = {}): string {
  if (changes.length === 0) return 'Nothing changed: the contract is the agreed one.'
  const most = isWhole ? Number.POSITIVE_INFINITY : MOST
  return [
    ...[...byDomain(changes)].map(([domain, own]) => [`${domain}`, ...own.map((change) => changeLines(change, most))].join('\n')),
    ...[operationsText({ operations }, most)].filter(Boolean),
  ].join('\n\n')
}

/** Every operation that is hit, once, with who sends it and where it is used; empty when none is. */
export function operationsText({ operations }: Pick<Impact, 'operations'>, most = MOST): string {
  if (operations.length === 0) return ''
  return ['operations that they hit', ...operations.map((operation) => operationLines(operation, most))].join('\n')
}

/** Changes by domain, domains in alphabetical order. */
export function byDomain<Item extends { domain: string }>(items: readonly Item[]): Map<string, Item[]> {
  const grouped = Map.groupBy(items, ({ domain }) => domain)
  return new Map([...grouped].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Up to `most` words, and how many more there are. */
export function listed(words: readonly string[], most = Number.POSITIVE_INFINITY): string {
  const rest = words.length - most
  return rest > 0 ? `${words.slice(0, most).join(', ')} and ${rest} more` : words.join(', ')
}

/** `file:line`. */
export function lineText({ file, line }: SourceLine): string {
  return line > 0 ? `${file}:${line}` : file
}

function changeLines(change: ChangeImpact, most: number): string {
  const { level, element, message, remedy, operations, resolvers, fixtures, isStopping } = change
  const facts: [string, string][] = [
    ['at', lineText(change)],
    ['hits', listed(operations, most)],
    ['answered by', listed(resolvers.map(lineText), most)],
    ['from', listed(fixtures.map(lineText), most)],
    ['remedy', remedy],
  ]
  const known = facts.filter(([name, text]) => text !== '' && (level !== 'safe' || name === 'hits'))
  return [`  ${isStopping ? '!' : '-'} ${level}  ${element}: ${message}`, ...known.map(([name, text]) => `      ${name}: ${text}`)].join(
    '\n',
  )
}

function operationLines({ name, clients, importedBy, routes, states, ...place }: OperationImpact, most: number): string {
  const facts: [string, string][] = [
    ['sent by', listed(clients, most)],
    ['imported by', listed(importedBy.map(lineText), most)],
    ['routes', listed(routes, most)],
    ['states', listed(states, most)],
  ]
  const known = facts.filter(([, text]) => text !== '')
  return [`  ${name}  ${lineText(place)}`, ...known.map(([fact, text]) => `      ${fact}: ${text}`)].join('\n')
}
