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

/** Whether an entry is an event that consent holds back in the page. */
export function isHeld({ kind }: Pick<ListedRequest, 'kind'>): boolean {
  return kind === 'held'
}

/** Whether an entry belongs to a part of the journal. Events are those that were sent and those that are held back. */
export function isOfPart(entry: Pick<ListedRequest, 'kind'>, part: JournalPart): boolean {
  return part === 'all' || (isEvent(entry) || isHeld(entry)) === (part === 'events')
}

/** The entries of a part whose name has these letters in it, in any case. */
export function listedEntries<Entry extends Pick<ListedRequest, 'kind' | 'operation'>>(
  entries: readonly Entry[],
  part: JournalPart,
  filter: string,
): readonly Entry[] {
  const word = filter.trim().toLowerCase()
  return entries.filter((entry) => isOfPart(entry, part) && entry.operation.toLowerCase().includes(word))
}

/** What became of an event that consent holds back, in words. */
export function heldText({ variables }: Pick<ListedRequest, 'variables'>): string {
  return variables['isKept'] === true
    ? 'Waits in its page for an answer to the question for consent: a yes sends it, a no drops it'
    : 'Dropped: consent to analytics was refused, or the event needs one that was given before'
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
export function expectationOf({ kind, operation, variables }: Pick<ListedRequest, 'kind' | 'operation' | 'variables'>): string {
  if (isHeld({ kind })) return `await events.expectHeld(${quoted(operation.replace(/, held back$/, ''))})`
  return `await events.expectSent(${quoted(operation)}, ${JSON.stringify(variables, null, 2)})`
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}
