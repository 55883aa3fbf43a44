import { neverWaiting, onceEvents } from '#schema/events/__generated__/events.ts'
import { type EventMemory, markSent, wasSent } from './event-memory.ts'
import type { TrackedEvent } from './track.ts'

/** What a shopper says to analytics: yes, no, or nothing yet where nothing may be sent before. */
export type AnalyticsConsent = 'given' | 'refused' | 'open'

/** An event in the queue. */
export type QueuedEvent = TrackedEvent & {
  /** When it happened, ISO 8601. */
  timestamp: string
  /** Counts the events of a page from 1. */
  number: number
}

/** What the queue needs of its page. */
export type QueueParts = {
  consent: () => AnalyticsConsent
  /** Sends a batch. Rejects if it did not arrive. */
  send: (events: readonly QueuedEvent[]) => Promise<void>
  /** Called once for a batch that is given up. */
  onLost: (error: unknown) => void
  /** Called for each event that consent holds back: `isKept` says whether a later yes may still send it. Nobody listens but a tester. */
  onHeld?: HeldListener | undefined
}

/** Hears of an event that consent holds back. */
export type HeldListener = (event: TrackedEvent['event'], isKept: boolean) => void

/** A batch leaves at this number of events, or this long after its first, milliseconds. */
const BATCH = 10
const BATCH_MS = 10_000

/** Pauses before a batch is sent again, milliseconds; after the last it is given up. */
const RETRY_AFTER_MS = [1_000, 5_000]

/** Most events that wait for a consent on one page; the oldest are dropped first. */
const MOST_WAITING = 100

type Waiting = QueuedEvent & { marks: readonly [EventMemory, string][] }

/**
 * The one way by which events leave a page. Nothing is sent without consent: what waits is dropped on a no. An event that is sent once only is
 * remembered when it is sent, and not when it happens, so that one which was never allowed to leave can be sent later.
 */
export class EventQueue {
  #parts: QueueParts
  #waiting: Waiting[] = []
  /** What sends each batch again that failed, by the timer that does it. */
  #failed = new Map<ReturnType<typeof setTimeout>, (isGone: boolean) => void>()
  #taken = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(parts: QueueParts) {
    this.#parts = parts
  }

  /** Takes in an event. `marks` are remembered for the session when it is sent. */
  add({ event, properties }: TrackedEvent, marks: readonly string[] = []): void {
    const consent = this.#parts.consent()
    if (consent !== 'given') {
      const isKept = consent === 'open' && !neverWaiting.includes(event)
      this.#parts.onHeld?.(event, isKept)
      if (!isKept) return
    }
    const once = onceMark(event, properties)
    if (once && (wasSent(...once) || this.#waiting.some((other) => other.marks.some(([, mark]) => mark === once[1])))) return
    const timestamp = new Date().toISOString()
    const all = marks.map((mark): [EventMemory, string] => ['SESSION', mark])
    if (once) all.push(once)
    this.#taken += 1
    this.#waiting = [...this.#waiting, { event, properties, timestamp, number: this.#taken, marks: all }].slice(-MOST_WAITING)
    this.#schedule()
  }

  /** Call when the shopper has answered: what waits is sent on a yes and dropped on a no. */
  consentChanged(): void {
    if (this.#parts.consent() === 'refused') this.#drop()
    this.#schedule()
  }

  /**
   * Sends what waits, if it may be sent. With a page that goes, what failed before leaves too: nobody might be there for its next try. A batch that fails
   * is tried again unless the page has gone for certain: a hidden tab, which goes perhaps, may come back.
   */
  flush(isLeaving = false, isGone = isLeaving): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    // Asked again: consent may have been withdrawn in another tab since the event happened.
    const consent = this.#parts.consent()
    if (consent === 'refused') this.#drop()
    if (consent !== 'given') return
    if (isLeaving) {
      for (const again of this.#failed.values()) again(isGone)
      this.#failed.clear()
    }
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, BATCH)
      for (const { marks } of batch) for (const mark of marks) markSent(...mark)
      void this.#send(batch, isGone)
    }
  }

  #drop(): void {
    this.#waiting = []
    this.#failed.clear()
  }

  #schedule(): void {
    if (this.#waiting.length >= BATCH) this.flush()
    else if (this.#waiting.length > 0) this.#timer ??= setTimeout(() => this.flush(), BATCH_MS)
  }

  async #send(events: readonly QueuedEvent[], isGone: boolean, attempt = 0): Promise<void> {
    try {
      await this.#parts.send(events)
    } catch (error) {
      const pause = RETRY_AFTER_MS[attempt]
      if (pause === undefined || isGone) return this.#parts.onLost(error)
      const again = (isLast: boolean) => void this.#send(events, isLast, attempt + 1)
      const timer = setTimeout(() => {
        if (this.#failed.delete(timer) && this.#parts.consent() === 'given') again(false)
      }, pause)
      this.#failed.set(timer, again)
    }
  }
}

/** What tells an event apart that is sent once only; undefined for any other event. */
function onceMark(event: TrackedEvent['event'], properties: TrackedEvent['properties']): [EventMemory, string] | undefined {
  const once = onceEvents[event]
  return once && [once.per, [event, ...once.by.map((name) => String(properties[name]))].join(' ')]
}
