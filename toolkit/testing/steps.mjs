// Reports on the steps of a command that run in parallel: which have begun, which have ended and how, and which are still running.
import { say } from '../setup.mjs'

const REMINDER = 20_000

/** Names and times the steps of one command. */
export class Steps {
  /** Seconds by step, in the order in which they ended. */
  seconds = new Map()
  #running = new Map()
  #reminder = setInterval(() => this.#remind(), REMINDER).unref()

  /** Runs a step and reports its begin and end. Returns what `work` returns; an exit code other than 0 counts as a failure. */
  async run(title, work) {
    const start = performance.now()
    say(`${title}…`)
    this.#running.set(title, start)
    this.#reminder.refresh()
    try {
      const result = await work()
      say(`${title}: ${typeof result === 'number' && result !== 0 ? 'FAILED' : 'done'} (${secondsSince(start)} s)`)
      return result
    } finally {
      this.#running.delete(title)
      this.seconds.set(title, secondsSince(start))
    }
  }

  /** One line with the seconds of every step. */
  summary() {
    return `Seconds by step: ${[...this.seconds].map(([title, taken]) => `${title.toLowerCase()} ${taken}`).join(', ')}.`
  }

  #remind() {
    if (this.#running.size === 0) return
    say(`Still running: ${[...this.#running].map(([title, start]) => `${title} (${secondsSince(start)} s)`).join(', ')}`)
  }
}

function secondsSince(start) {
  return Math.round((performance.now() - start) / 1000)
}
