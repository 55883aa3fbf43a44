import { type AnalyticsEvent, compareEvents } from '../../journal/compare-events.ts'
import type { JournalEntry } from '../../journal/journal-store.ts'
import { differenceText, firstDifference } from '../first-difference.ts'
import { eventsInAnswer } from './events-in-answer.ts'
import type { ReplayedEvent, ReplayedEvents } from './session-file.ts'

/** Most events of a kind that a replay lists. */
const MOST_LISTED = 50

/** What a replayed request was answered with. `text` is null where the connection was cut. */
export type PlayedAnswer = { status: number; text: string | null }

/** Collects how the events of a replay differ from those of its file. */
export class EventComparison {
  #kept = 0
  #unknown = 0
  readonly #missing: ReplayedEvent[] = []
  readonly #extra: ReplayedEvent[] = []
  readonly #different: ReplayedEvent[] = []

  /** Compares what a request's answer reports with what it reported. Without the recorded answer nobody can tell. */
  addAnswer({ number, status, answer }: JournalEntry, played: PlayedAnswer): void {
    if (answer === null) {
      if (status === 200) this.#unknown += 1
      return
    }
    const { missing, extra, different } = compareEvents(eventsInAnswer(answer), eventsInAnswer(played.text ?? ''))
    this.#missing.push(...missing.map((event) => listed(number, event)))
    this.#extra.push(...extra.map((event) => listed(number, event)))
    for (const { event, expected, received } of different) {
      const found = firstDifference(expected, received)
      if (found) this.#different.push({ request: number, event, detail: differenceText(found) })
    }
  }

  /** Compares how an event that a page sent is accepted with how it was. */
  addSent({ number, operation, codes }: JournalEntry, played: PlayedAnswer): void {
    this.#kept += 1
    const problem = problemIn(played.text)
    const wasValid = !codes.includes('INVALID_EVENT')
    if (wasValid && problem !== undefined)
      this.#different.push({ request: number, event: operation, detail: `was as agreed, is not: ${problem}` })
    else if (!wasValid && problem === undefined)
      this.#different.push({ request: number, event: operation, detail: 'was not as agreed, is now' })
  }

  /** The result. */
  result(): ReplayedEvents {
    const few = (list: readonly ReplayedEvent[]) => list.slice(0, MOST_LISTED)
    return {
      equal: this.#missing.length + this.#extra.length + this.#different.length === 0,
      kept: this.#kept,
      unknown: this.#unknown,
      missing: few(this.#missing),
      extra: few(this.#extra),
      different: few(this.#different),
    }
  }
}

function listed(request: number, { event, properties }: AnalyticsEvent): ReplayedEvent {
  return { request, event, detail: JSON.stringify(properties).slice(0, 200) }
}

/** What the analytics endpoint says is wrong with the one event of a batch; undefined for nothing. */
function problemIn(text: string | null): string | undefined {
  try {
    const { problems }: { problems?: unknown } = JSON.parse(text ?? '{}')
    const [first]: unknown[] = Array.isArray(problems) ? problems : []
    return typeof first === 'string' ? first : undefined
  } catch {
    return undefined
  }
}
