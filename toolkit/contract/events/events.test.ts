import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { agree } from '../agree/agree.ts'
import { approve, propose } from '../approvals/propose.ts'
import { sentence } from '../changes/changes.ts'
import { checkContract } from '../check/check.ts'
import { checkAs } from '../check/print-check.ts'
import { PROJECT_ROOT } from '../load.ts'
import { type TestProject, testProject } from '../test-project.ts'
import { eventParts, eventProblems, sendersOf } from './check-events.ts'
import { eventChanges } from './event-changes.ts'
import { EVENTS_FOLDER, eventsOf, loadEvents } from './load-events.ts'

// Without its open points, whose numbers a project for tests does not hold.
const directives = {
  file: 'directives.graphql',
  text: readFileSync(join(PROJECT_ROOT, EVENTS_FOLDER, 'directives.graphql'), 'utf8').replaceAll(/ @proposed\(decision: [^)]*\)/g, ''),
}

const event = `"A tile was pressed."
type TilePressed @once(per: SESSION, by: ["tile"]) @event(
  name: "Tile Pressed" when: "At a press." from: [ANY_PAGE] consent: ANALYTICS owner: "Trading" consumers: ["Tile report"]
) {
  "Id of the tile."
  tile: ID!
  "Its place, counted from 1; null where it has none."
  place: Int
  "What it shows."
  parts: [TilePart!]! @constraint(maxItems: 5)
}

"A part of a tile."
type TilePart {
  "Id of the part."
  id: ID!
}`

const senders = new Map([['Tile Pressed', ['app/tile.tsx']]])
const read = (text: string) => eventsOf([directives, { file: 'tile.graphql', text }])

const changesAfter = (from: string, to: string) =>
  eventChanges(read(event), read(event.replace(from, to)), senders).map((change) => `${change.level}: ${sentence(change)}`)

test('the same events have not changed', () => {
  expect(changesAfter('x', 'x')).toEqual([])
})

const [sent, readBy] = ['sent by app/tile.tsx', 'read by Tile report']

test.each<[string, [from: string, to: string], string]>([
  [
    'a removed property breaks who reads it',
    ['"Id of the tile."\n  tile: ID!', ''],
    `breaking: Tile Pressed.tile: The property was removed. Breaks ${readBy}`,
  ],
  [
    'a new required property breaks who sends it',
    ['"Its place', '"Its size."\n  size: Int!\n  "Its place'],
    `breaking: Tile Pressed.size: The property was added, and every sender must give it (Int!). Breaks ${sent}`,
  ],
  [
    'a new property that may be null is safe',
    ['"Its place', '"Its size, or null."\n  size: Int\n  "Its place'],
    `safe: Tile Pressed.size: The property was added (Int). Concerns ${readBy}`,
  ],
  [
    'a changed type breaks both',
    ['tile: ID!', 'tile: Int!'],
    `breaking: Tile Pressed.tile: The property changed type from 'ID!' to 'Int!'. Breaks ${sent}, ${readBy}`,
  ],
  [
    'what may be null from now on breaks who reads it',
    ['tile: ID!', 'tile: ID'],
    `breaking: Tile Pressed.tile: The property changed type from 'ID!' to 'ID'. Breaks ${readBy}`,
  ],
  [
    'what may be null no more breaks who sends it',
    ['place: Int', 'place: Int!'],
    `breaking: Tile Pressed.place: The property changed type from 'Int' to 'Int!'. Breaks ${sent}`,
  ],
  [
    'a change within a list is told with its path',
    ['  id: ID!', '  id: ID!\n  "Its colour."\n  colour: ID!'],
    `breaking: Tile Pressed.parts.colour: The property was added, and every sender must give it (ID!). Breaks ${sent}`,
  ],
  [
    'another consent',
    ['consent: ANALYTICS', 'consent: ANALYTICS_GIVEN'],
    `dangerous: Tile Pressed: Its consent changed from "ANALYTICS" to "ANALYTICS_GIVEN". May surprise ${sent}, ${readBy}`,
  ],
  [
    'other bounds',
    ['maxItems: 5', 'maxItems: 4'],
    `dangerous: Tile Pressed.parts: The values that the property may have changed. May surprise ${sent}, ${readBy}`,
  ],
  [
    'a property that became personal',
    ['tile: ID!', 'tile: ID! @personal(reason: "It names its owner.")'],
    `dangerous: Tile Pressed.tile: The property became personal. May surprise ${sent}, ${readBy}`,
  ],
  ['another owner', ['"Trading"', '"Care"'], `safe: Tile Pressed: Its owner changed from "Trading" to "Care". Concerns ${sent}, ${readBy}`],
])('%s', (_what, [from, to], told) => {
  expect(changesAfter(from, to)).toEqual([told])
})

test.each([
  ['an event', 'A tile was pressed.', 'A tile was clicked.', 'Tile Pressed: Its description changed.', 2],
  ['a property', 'Id of the tile.', 'Number of the tile.', 'Tile Pressed.tile: The description changed.', 6],
  ['the type of a list', 'A part of a tile.', 'A piece of a tile.', 'TilePart: Its description changed.', 14],
  ['a property within a list', 'Id of the part.', 'Number of the part.', 'Tile Pressed.parts.id: The description changed.', 16],
])('other words for %s concern nobody, and are told at their line', (_what, from, to, told, line) => {
  const changes = eventChanges(read(event), read(event.replace(from, to)), senders)
  expect(changes.map((change) => `${change.level}: ${sentence(change)}`)).toEqual([`safe: ${told}`])
  expect(changes[0]).toMatchObject({ kind: 'EVENT_DESCRIPTION_CHANGED', place: { file: 'tile.graphql', line } })
})

test('other words for a type that two events hold are told once, at their line', () => {
  const twice = `${event}\n\n"A tile was seen."\n${event.slice(event.indexOf('type TilePressed'), event.indexOf('"A part')).replace('TilePressed', 'TileSeen').replace('Tile Pressed', 'Tile Seen')}`
  const changes = eventChanges(read(twice), read(twice.replace('A part of a tile.', 'A piece of a tile.')), senders)
  expect(changes).toMatchObject([{ level: 'safe', element: 'TilePart', operations: [], place: { file: 'tile.graphql', line: 14 } }])
})

test.each([
  ['a changed property at its own line', 'tile: ID!', 'tile: Int!', 6],
  ['a removed property at the line of its event', '"Id of the tile."\n  tile: ID!', '', 2],
  ['a removed property of a list at the line of the list', '  id: ID!', '  name: ID', 10],
  ['what the event declares at the line of the event', '"Trading"', '"Care"', 2],
  ['a removed event where it was agreed', '"Tile Pressed"', '"Tile Touched"', 2],
])('a change stands at a line: %s', (_what, from, to, line) => {
  const [change] = eventChanges(read(event), read(event.replace(from, to)), senders)
  expect(change?.place).toEqual({ file: 'tile.graphql', line })
})

test('an event of another name is one removed, which breaks everybody, and one added', () => {
  expect(changesAfter('"Tile Pressed"', '"Tile Touched"')).toEqual([
    `breaking: Tile Pressed: The event was removed. Breaks ${sent}, ${readBy}`,
    'safe: Tile Touched: The event was added. Concerns read by Tile report',
  ])
})

test.each<[from: string, to: string, told: RegExp]>([
  ['"Tile Pressed"', '"tile_pressed"', /no name of an event/],
  ['"Id of the tile."', '""', /TilePressed\.tile has no description/],
  ['"A tile was pressed."', '""', /has no description/],
  ['; null where it has none', '', /place does not say what null means/],
  [', counted from 1', '', /place does not say its unit/],
  ['[TilePart!]!', '[TilePart]!', /null or holds null/],
  [' @constraint(maxItems: 5)', '', /without @constraint/],
  ['["tile"]', '["colour"]', /@once names colour/],
  ['["Tile report"]', '[]', /has no consumers/],
  ['[ANY_PAGE]', '[SERVER]', /TilePressed is sent by the server alone, which waits for no answer: its consent is ANALYTICS_GIVEN/],
])('with %s as %s: %s', (from, to, told) => {
  expect(eventProblems(read(event)).map(({ message }) => message)).toEqual([])
  const [problem] = eventProblems(read(event.replace(from, to)))
  expect(problem?.message).toMatch(told)
  expect(problem).toMatchObject({ file: 'tile.graphql', line: 2 })
})

test('a type that holds itself is refused', () => {
  expect(() => read(event.replace('  id: ID!', '  id: ID!\n  "More."\n  more: TilePart!'))).toThrow(/holds its own type/)
})

const DAY = '2026-11-22'
const agreedPart = async ({ root }: TestProject) =>
  (await checkContract(root, { today: DAY })).parts.find(({ name }) => name === 'agreed events only')

/** The agreed project with one agreed event. */
async function agreedTile(): Promise<TestProject> {
  const project = testProject({ 'schema/events/directives.graphql': directives.text, 'schema/events/tile.graphql': event })
  expect(await agree(project.root, { date: DAY, message: 'tiles' })).toMatchObject({ ok: true })
  return project
}

test('another form of a scalar is a change that has to be agreed, with who sends and who reads what has it', async () => {
  const project = await agreedTile()
  const agreed = join(project.root, EVENTS_FOLDER, 'agreed.graphql')
  const text = readFileSync(agreed, 'utf8')
  const form = '# Form of ID: z.string().regex(/^[\\w.:/-]{1,100}$/)'
  expect(text).toContain(form)
  expect(text).not.toContain('# Form of PagePath')
  expect(await agreedPart(project)).toMatchObject({ ok: true, problems: [] })
  project.write(`${EVENTS_FOLDER}/agreed.graphql`, text.replace('{1,100}', '{1,50}'))
  project.write('app/tile.tsx', "import { track } from '#app/platform/tracking/track.ts'\ntrack({ event: 'Tile Pressed' })")
  expect((await agreedPart(project))?.problems).toEqual([
    expect.stringMatching(
      / ID: The form of its values changed from .*\{1,50\}.* to .*\{1,100\}.*sent by app\/tile\.tsx, read by Tile report/,
    ),
  ])
  expect(await agree(project.root, { date: DAY, message: 'longer ids' })).toMatchObject({ ok: true })
  expect(readFileSync(agreed, 'utf8')).toContain(form)
  expect(await agreedPart(project)).toMatchObject({ ok: true })
})

test('a break of an event stays red until both teams approved exactly it, and is agreed with their names', async () => {
  const project = await agreedTile()
  project.write('schema/events/tile.graphql', event.replace('"Id of the tile."\n  tile: ID!', '').replace('"tile"', '"place"'))
  const message = 'tiles have no id'
  expect((await agree(project.root, { date: DAY, message })).text).toContain('1 breaking change has not been approved by both teams')
  expect((await agreedPart(project))?.problems).toContainEqual(
    expect.stringMatching(/^schema\/events\/tile\.graphql:2 {2}Tile Pressed\.tile: [^]*\n {2}approval: wants `npm run contract/),
  )
  expect((await propose(project.root, { message, date: DAY })).text).toContain(
    'events (api, web): Tile Pressed.tile: The property was removed',
  )

  expect(await approve(project.root, { as: 'api', message: 'yes', date: DAY, person: 'Ann <ann@example.com>' })).toMatchObject({ ok: true })
  expect((await agree(project.root, { date: DAY, message })).ok).toBe(false)
  expect(await approve(project.root, { as: 'web', message: 'yes', date: DAY, person: 'Bo <bo@example.com>' })).toMatchObject({ ok: true })
  expect((await agreedPart(project))?.problems).toEqual([expect.stringContaining('Its memory changed')])
  expect((await agree(project.root, { date: DAY, message })).text).toContain('as 2.0.0')
  expect(project.read('schema/CHANGELOG.md')).toContain('Approved by api (Ann: “yes”), web (Bo: “yes”)')
  expect(JSON.parse(project.read('schema/approvals.json'))).toMatchObject({ approvals: [{ agreedIn: '2.0.0' }, { agreedIn: '2.0.0' }] })
})

test('the report for GitHub puts a change of an event at its line', async () => {
  const project = await agreedTile()
  project.write('schema/events/tile.graphql', event.replace('tile: ID!', 'tile: Int!'))
  expect(checkAs('github', await checkContract(project.root, { today: DAY }))).toMatch(
    /^::error file=schema\/events\/tile\.graphql,line=6,title=agreed events only::Tile Pressed\.tile: The property changed type/m,
  )
})

test('what is open about events is listed, needs a file of decisions, and is settled by its number alone', async () => {
  const open = event.replace('type TilePart', 'type TilePart @proposed(decision: "A7")')
  const project = testProject({
    'schema/events/tile.graphql': open,
    'schema/events/directives.graphql': directives.text,
  })
  expect((await agree(project.root, { date: DAY, message: 'tiles' })).text).toContain('TilePart is @proposed by A7, which neither')
  project.write('docs/requirements/open-points.md', '- **A7** — Parts have ids.\n')
  expect(await agree(project.root, { date: DAY, message: 'tiles' })).toMatchObject({ ok: true })
  expect((await checkContract(project.root, { today: DAY })).openPoints).toEqual([
    { element: 'TilePart', decision: 'A7', file: 'schema/events/tile.graphql', line: 14 },
  ])

  project.write('schema/events/tile.graphql', event)
  expect((await agreedPart(project))?.notes).toEqual(['@proposed: Open point A7 is no longer open at TilePart.'])
  expect((await agree(project.root, { date: DAY, message: 'parts have ids' })).text).toContain('--settles A7')
  expect((await agree(project.root, { date: DAY, message: 'parts have ids', settles: ['A7'] })).text).toContain('as 1.0.1')
})

test('an event that nobody agreed fails the check until it is agreed; so does a break of it', async () => {
  const { root, read: readFile, write } = testProject()
  await agree(root, { date: '2026-11-21', message: 'first' })
  write('schema/events/directives.graphql', directives.text)
  write('schema/events/tile.graphql', event)
  const part = async () => (await checkContract(root)).parts.find(({ name }) => name === 'agreed events only')
  expect(await part()).toMatchObject({ ok: false })

  expect(await agree(root, { date: '2026-11-22', message: 'tiles' })).toMatchObject({ ok: true })
  expect(readFile('schema/CHANGELOG.md')).toContain('- `Tile Pressed`: The event was added')
  expect(await part()).toMatchObject({ ok: true, problems: [] })

  write('schema/events/tile.graphql', event.replace('tile: ID!', 'tile: Int!'))
  expect((await part())?.problems).toEqual([expect.stringContaining("changed type from 'ID!' to 'Int!'. Breaks read by Tile report")])
})

const unsent = (root: string) => eventParts(root).parts.find(({ name }) => name === 'events are sent')?.notes

test.each([
  ['a feature that tracks it', 'app/features/Tile.tsx', "import { track } from '#app/platform/tracking/track.ts'"],
  ['what the API reports', 'app/platform/tracking/tiles.ts', "import { trackUnchecked } from './track.ts'"],
  ['what watches a page', 'app/platform/tracking/measuring/watch-tiles.ts', "import type { EventQueue } from '../event-queue.ts'"],
  [
    'a handler of a posted form',
    'app/api/tile/route.ts',
    "import { deliverReported } from '#app/platform/tracking/delivery/deliver-reported.ts'",
  ],
  ['the server', 'app/api/tiles/route.ts', "import { deliverEvents } from '#app/platform/tracking/delivery/deliver-events.ts'"],
])('who sends an event is read from the code: %s', (_who, file, imported) => {
  const { root, write } = testProject()
  write('schema/events/directives.graphql', directives.text)
  write('schema/events/tile.graphql', event)
  expect(unsent(root)).toEqual(['no code sends Tile Pressed yet'])
  // A name alone is no sender, nor is a test, nor whoever sends another event.
  write('app/features/name.ts', "export const name = 'Tile Pressed'")
  write(file.replace(/\.tsx?$/, '.test$&'), `${imported}\n'Tile Pressed'`)
  write('app/features/other.ts', `${imported}\n'Tile Pressed Long'`)
  expect(unsent(root)).toEqual(['no code sends Tile Pressed yet'])
  write(file, `${imported}\nsend({ event: 'Tile Pressed' })`)
  expect(unsent(root)).toEqual([])
  expect(eventParts(root).changes.map(({ change }) => sentence(change))).toEqual([
    `Tile Pressed: The event was added. Concerns sent by ${file}, read by Tile report`,
  ])
})

test('every event of the shop has a sender', () => {
  expect(loadEvents(PROJECT_ROOT).length).toBeGreaterThan(10)
  expect(unsent(PROJECT_ROOT)).toEqual([])
})

test('who sends what the API reports is its handler, and not what picks the events', () => {
  const senders = sendersOf(PROJECT_ROOT, loadEvents(PROJECT_ROOT))
  const flow = 'app/api/membership/flow/route.ts'
  expect(senders.get('Order Cancelled')).toEqual(['app/platform/account/posted-action.ts'])
  for (const end of ['Cancelled', 'Extended', 'Upgraded']) expect(senders.get(`Membership ${end}`)).toEqual([flow])
  expect(senders.get('Product Added')).toEqual(
    expect.arrayContaining(['app/features/basket/sending/send-change.client.ts', 'app/platform/basket/posted-addition.ts']),
  )
})
