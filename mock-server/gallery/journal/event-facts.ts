import type { ListedRequest } from '../api/session-answers.ts'

/** What the journal lists: everything, requests, or what the shop reported to analytics. */
export const journalParts = [
  { name: 'all', label: 'All' },
  { name: 'requests', label: 'Requests' },
  { name: 'events', label: 'Events' },
] as const

/** One of them. */
export type JournalPart = (typeof journalParts)[number]['name']

/** Whether an entry is an event that the shop reported to analytics. */
export function isEvent({ kind }: Pick<ListedRequest, 'kind'>): boolean {
  return kind === 'analytics'
}

/** Whether an entry belongs to a part of the journal. */
export function isOfPart(entry: Pick<ListedRequest, 'kind'>, part: JournalPart): boolean {
  return part === 'all' || isEvent(entry) === (part === 'events')
}

/** Whether an event is as `schema/events/` declares it, in words; what is wrong is in the answer to its batch. */
export function agreementOf({ codes, operation, answer }: Pick<ListedRequest, 'codes' | 'operation' | 'answer'>): string {
  if (!codes.includes('INVALID_EVENT')) return 'Yes'
  const problem = problemsIn(answer).find((text) => text.startsWith(`${operation}: `))
  return problem ? `No. ${problem.slice(operation.length + 2)}` : 'No'
}

function problemsIn(answer: string | null | undefined): string[] {
  try {
    const { problems }: { problems?: unknown } = JSON.parse(answer ?? '{}')
    return Array.isArray(problems) ? problems.filter((text) => typeof text === 'string') : []
  } catch {
    return []
  }
}

/** The line of a browser test that expects this event. */
export function expectationOf({ operation, variables }: Pick<ListedRequest, 'operation' | 'variables'>): string {
  return `await events.expectSent(${quoted(operation)}, ${JSON.stringify(variables, null, 2)})`
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}
