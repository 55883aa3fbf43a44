import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspectedSelection, nameOf } from '#tests/accessibility/screen-states/shared-states.ts'
import type { ScreenState } from '#tests/contract/states/screen-states.ts'
import type { ControlClient } from '#tests/harness/control-client.ts'
import type { SessionView } from '#tests/harness/control-session.ts'
import { readEvidence } from './evidence-files.ts'
import { idOf, isCurrent, stateFingerprint } from './fingerprint.ts'

/** The states that a run visits: the fingerprint of each by its id. */
type VisitPlan = Readonly<Record<string, string>>

/** What `planVisits` knows. `report`: the folder of the evidence. `contract`: a hash of what answers and looks at a state. `served`: a state's HTML as the server sends it. */
type Known = { report: string; contract: string; served: (state: ScreenState) => Promise<string> }

/** States asked at the same time: the servers have two processes. */
const AT_ONCE = 4

/**
 * The states whose evidence does not stand any more. Asking for their HTML alone takes a twentieth of opening them, so that a run after a small change spends
 * its time on what has changed. A state whose page cannot be asked for is visited, and named there.
 */
export async function planVisits(states: readonly ScreenState[], { report, contract, served }: Known): Promise<VisitPlan> {
  const plan: Record<string, string> = {}
  const left = states.values()
  const ask = async () => {
    for (const state of left) {
      const id = idOf(nameOf(state))
      const fingerprint = await served(state).then(
        (html) => stateFingerprint(state, html, contract),
        () => '',
      )
      if (fingerprint === '' || !isCurrent(readEvidence(report, id), fingerprint)) plan[id] = fingerprint
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, ask))
  return plan
}

/** A state's HTML as the server sends it to a shopper of a new session. */
export async function servedHtml(state: ScreenState, shop: string, client: ControlClient): Promise<string> {
  const world = `review-plan-${idOf(nameOf(state))}`
  const session = await client.ask<SessionView>('POST', '/sessions', { selection: inspectedSelection(state), world })
  try {
    const held = Object.entries({ scenario: session.selection, ...session.browser.cookies }).map(
      ([name, value]) => `${name}=${encodeURIComponent(value)}`,
    )
    const answer = await fetch(new URL(state.path, shop), { headers: { cookie: [...held, `world=${session.world}`].join('; ') } })
    return await answer.text()
  } finally {
    await client.ask('DELETE', `/sessions/${encodeURIComponent(session.id)}`)
  }
}

const planFile = (report: string) => join(report, 'plan.json')

/** Writes down for the run which states it visits. */
export function writePlan(report: string, plan: VisitPlan): void {
  mkdirSync(report, { recursive: true })
  writeFileSync(planFile(report), JSON.stringify(plan))
}

/** What this run visits. A run without a plan visits every state. */
export function readPlan(report: string): VisitPlan | undefined {
  try {
    const read: unknown = JSON.parse(readFileSync(planFile(report), 'utf8'))
    return isPlan(read) ? read : undefined
  } catch {
    return undefined
  }
}

function isPlan(read: unknown): read is VisitPlan {
  return typeof read === 'object' && read !== null && Object.values(read).every((fingerprint) => typeof fingerprint === 'string')
}
