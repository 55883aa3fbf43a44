import { type Agent, get } from 'node:http'
import { send } from '../load-generator.ts'
import { anotherBasketQuery, anotherListing, sameListing, startSession } from '../questions.ts'
import { additions, headersOfWorld, selections, turn } from './world-visits.ts'

/** The server's address, the random source, and a callback for each answer: undefined if the answer is as expected, otherwise the complaint. */
export type SoakClient = { port: number; agent: Agent; chance: () => number; onAnswer: (complaint: string | undefined) => void }

type Session = SoakClient & { id: string; selection: string; world: string; number: number }

/** Percentage of sessions that are never ended, so that the server has to drop them. */
const LEFT = 10

/** One session: opened, used at random, then ended or abandoned. `number` is unique. */
export async function liveSession(client: SoakClient, number: number): Promise<void> {
  const selection = turn(selections, number)
  const world = `soak-${number}`
  const opened = await control(client, 'POST', '/control/sessions', { body: { selection, world }, status: 201 })
  const session: Session = { ...client, id: String(opened['id']), selection, world, number }
  for (let deed = 3 + Math.floor(client.chance() * 6); deed > 0; deed -= 1)
    await turn(deeds, Math.floor(client.chance() * deeds.length))(session)
  if (client.chance() * 100 >= LEFT) await change(session, 'DELETE', '', { status: 204 })
}

type Deed = (session: Session) => Promise<unknown>

/** The actions of a session. */
const deeds: readonly Deed[] = [
  (session) => ask(session, sameListing),
  (session) => ask(session, anotherListing(session.number)),
  (session) => ask(session, anotherBasketQuery(session.number)),
  (session) => ask(session, turn(additions, session.number)),
  (session) => change(session, 'PUT', '/clock', { body: { kind: 'frozen', by: 86_400_000 } }),
  (session) => change(session, 'PATCH', '', { body: { layer: { notices: [], flags: {} } } }),
  (session) => change(session, 'POST', '/reset'),
  (session) => change(session, 'GET', '/journal'),
  breakSomething,
  handOn,
  watch,
  visitOrdinarily,
]

const faults = [
  ['getBasket;status=503', 503],
  ['getBasket;malformed', 200],
  ['getBasket;reset', 0],
] as const

/** Sets a fault on the basket, sees it fail, and removes the fault. */
async function breakSomething(session: Session): Promise<void> {
  const [fault, status] = turn(faults, session.number)
  await change(session, 'PUT', '/faults', { body: { faults: [fault] } })
  await expectStatus(session, { path: '/graphql', body: anotherBasketQuery(session.number), headers: worldOf(session) }, status)
  await change(session, 'PUT', '/faults', { body: { faults: [] } })
}

/** Exports the session, imports it under another name and ends the import. */
async function handOn(session: Session): Promise<void> {
  const file = await change(session, 'GET', '/export')
  const mode = session.number % 2 === 0 ? 'restore' : 'replay'
  const body = { file, mode, world: `${session.world}-copy` }
  const copy = await control(session, 'POST', '/control/sessions/import', { body, status: 201 })
  await control(session, 'DELETE', `/control/sessions/${String(copy['id'])}`, { status: 204 })
}

/** Follows the journal until its first event, then disconnects. */
async function watch(session: Session): Promise<void> {
  const heard = new Promise<string | undefined>((done) => {
    const path = `/control/sessions/${session.id}/journal/events`
    const watching = get({ host: '127.0.0.1', port: session.port, path, agent: false }, (answer) => {
      answer.once('data', () => {
        done(answer.statusCode === 200 ? undefined : `${path}: ${answer.statusCode}`)
        watching.destroy()
      })
    })
    watching.on('error', (error) => done(`${path}: ${error.message}`))
  })
  session.onAnswer(await heard)
}

/** Opens a session without a scenario, as a shopper does, and abandons it. */
async function visitOrdinarily(session: Session): Promise<void> {
  await expectStatus(session, { path: '/graphql', body: startSession }, 200)
}

function worldOf({ selection, world }: Session): Readonly<Record<string, string>> {
  return headersOfWorld(selection, world)
}

/** Sends a request in the session's world and expects data. */
async function ask(session: Session, body: string): Promise<void> {
  const { text } = await send({ ...session, path: '/graphql', body, headers: worldOf(session) })
  session.onAnswer(text.startsWith('{"data":{') ? undefined : `${session.world}: ${text.slice(0, 200)}`)
}

type Wanted = { body?: unknown; status?: number }

function change(session: Session, method: string, path: string, wanted: Wanted = {}): Promise<Record<string, unknown>> {
  return control(session, method, `/control/sessions/${session.id}${path}`, wanted)
}

/** Sends a request to the control API and returns its answer. */
async function control(client: SoakClient, method: string, path: string, { body, status = 200 }: Wanted): Promise<Record<string, unknown>> {
  const text = await expectStatus(client, { method, path, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }, status)
  // A missing answer has already been counted as wrong, and the session continues.
  return text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {}
}

type Sent = { method?: string; path: string; body?: string; headers?: Readonly<Record<string, string>> }

/** Sends a request and checks the answer's status; 0: no answer at all. */
async function expectStatus({ port, agent, onAnswer }: SoakClient, sent: Sent, wanted: number): Promise<string> {
  const { status, text } = await send({ agent, port, ...sent }).catch((error: Error) => ({ status: 0, text: error.message }))
  onAnswer(status === wanted ? undefined : `${sent.method ?? 'POST'} ${sent.path}: ${status} instead of ${wanted}: ${text.slice(0, 200)}`)
  return text
}
