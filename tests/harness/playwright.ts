import { randomUUID } from 'node:crypto'
import {
  test as base,
  expect,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestType,
} from '@playwright/test'
import { accessibilityFindings } from './accessible.ts'
import { prepareBrowser } from './browser-state.ts'
import { type ExpectedMessage, listenForComplaints } from './complaints.ts'
import { type ControlClient, controlClient } from './control-client.ts'
import {
  type ClockControl,
  clockControl,
  type FaultsControl,
  faultsControl,
  type SessionView,
  type WorldControl,
  worldControl,
} from './control-session.ts'
import { type EventsControl, eventsControl } from './events.ts'
import { type JournalControl, journalControl } from './journal.ts'

/** Options of a project or a test file. */
export type HarnessOptions = {
  /** The selection to visit: a scenario's name, or `compose({ … })`. Empty: an ordinary visitor, who shares prerendered pages with everyone. */
  scenario: string
  /** The mock server's address. Default: `MOCK_URL`, else http://localhost:4000. */
  mockURL: string
  /** The control API's token, if the mock server requires one. Default: `CONTROL_TOKEN`. */
  controlToken: string
  /** Console messages that do not fail the test, each with its reason. Playwright needs a list of exactly two as `[[first, second], { scope: 'test' }]`. */
  expectedMessages: ExpectedMessage[]
}

/**
 * The fixtures of a test. `world`, `clock`, `faults`, `journal` and `events` belong to its own session; without a scenario there is no session, and using them
 * fails with that message.
 */
export type Harness = {
  world: WorldControl
  clock: ClockControl
  faults: FaultsControl
  journal: JournalControl
  /** The events that the page reports to analytics. */
  events: EventsControl
  /** Runs axe on the page as it stands, once it has settled. Call it for every drawer, dialog or message that a journey opens. */
  accessible: () => Promise<void>
  /** The control API, for anything that the other fixtures do not cover. */
  client: ControlClient
  /** The test's session, or undefined for an ordinary visitor. */
  session: SessionView | undefined
  /** Fails the test on console errors, page errors, content-policy violations and failed requests. */
  watched: void
}

type HarnessTest = TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & Harness & HarnessOptions,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions & Worker
>

type Worker = {
  /** Prefix of this worker's worlds: a server that outlives the run must not answer the next run from this run's worlds. */
  run: string
}

function sessionOf(session: SessionView | undefined): SessionView {
  if (session) return session
  throw new Error("This test visits as everybody does and has no world of its own: give it one with test.use({ scenario: '…' }).")
}

/** The `test` of journeys and sweeps: every test has its own world, and fails if the page logs a complaint. */
export const test: HarnessTest = base.extend<Harness & HarnessOptions, Worker>({
  scenario: ['', { option: true }],
  mockURL: [process.env['MOCK_URL'] ?? 'http://localhost:4000', { option: true }],
  controlToken: [process.env['CONTROL_TOKEN'] ?? '', { option: true }],
  expectedMessages: [[], { option: true }],
  run: [
    async ({ browserName }, use) => {
      await use(`${browserName}-${randomUUID().slice(0, 8)}`)
    },
    { scope: 'worker' },
  ],

  client: async ({ mockURL, controlToken }, use) => {
    await use(controlClient(mockURL, controlToken || undefined))
  },

  session: async ({ client, scenario, run }, use, testInfo) => {
    if (scenario === '') return use(undefined)
    testInfo.annotations.push({ type: 'scenario', description: scenario })
    // Repeated, retried and parallel runs of a test each have their own world.
    const world = `${run}-${testInfo.testId}-${testInfo.repeatEachIndex}-${testInfo.retry}`
    const session = await client.ask<SessionView>('POST', '/sessions', { selection: scenario, world })
    await use(session)
    if (testInfo.status !== testInfo.expectedStatus) {
      const file = await worldControl(client, session).exportFile()
      await testInfo.attach('session.json', { body: JSON.stringify(file, null, 2), contentType: 'application/json' })
    }
    await client.ask('DELETE', `/sessions/${encodeURIComponent(session.id)}`)
  },

  world: async ({ client, session }, use) => use(worldControl(client, sessionOf(session))),
  clock: async ({ client, session }, use) => use(clockControl(client, sessionOf(session).id)),
  faults: async ({ client, session }, use) => use(faultsControl(client, sessionOf(session).id)),
  journal: async ({ client, session }, use) => use(journalControl(client, sessionOf(session).id)),
  events: async ({ journal }, use) => use(eventsControl(journal)),

  context: async ({ context, session, baseURL }, use) => {
    if (session) await prepareBrowser(context, session, baseURL ?? '')
    await use(context)
  },

  watched: [
    async ({ page, expectedMessages }, use) => {
      // Playwright reads a list of two as a value and its options, and would pass the first one alone.
      if (!Array.isArray(expectedMessages))
        throw new Error("Two expected messages are given as `[[first, second], { scope: 'test' }]`, or as one pattern.")
      const complaints = await listenForComplaints(page, expectedMessages)
      await use()
      expect(complaints, 'the page complained').toEqual([])
    },
    { auto: true },
  ],

  accessible: async ({ page, scenario }, use) => {
    await use(async () => {
      expect(await accessibilityFindings(page), `axe at ${page.url()} in ${scenario || 'an ordinary visit'}`).toEqual([])
    })
  },
})

export type { ExpectedMessage } from './complaints.ts'
export { type Composition, compose } from './compose.ts'
export type { ClockControl, FaultsControl, SessionView, WorldControl } from './control-session.ts'
export type { EventsControl } from './events.ts'
export type { JournalControl } from './journal.ts'
export { expect }
