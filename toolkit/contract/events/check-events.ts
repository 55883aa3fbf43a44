import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { print } from 'graphql'
import { type ReadFile, treeReader } from '../agree/agreed-contract.ts'
import { readApprovals } from '../approvals/approvals-file.ts'
import { approvalText, failing, type JudgedChange, judged, withApproval } from '../approvals/judge.ts'
import { sentence } from '../changes/changes.ts'
import type { ContractChange } from '../changes/contract-change.ts'
import { elementName, type OpenPoint, openPointChanges, openPoints } from '../check/open-points.ts'
import { type ContractProblem, count, type Part, part, place } from '../report.ts'
import { type EventSenders, eventChanges } from './event-changes.ts'
import {
  AGREED_EVENTS_FILE,
  EVENTS_FOLDER,
  type EventDefinition,
  type EventProperty,
  eventFiles,
  eventsOf,
  loadEvents,
  parsed,
} from './load-events.ts'

/** Scalars that a property may have, with the form of their values in TypeScript and as a zod check. */
export const eventScalars: Readonly<Record<string, { type: string; check: string }>> = {
  ID: { type: 'string', check: 'z.string().regex(/^[\\w.:/-]{1,100}$/)' },
  Int: { type: 'number', check: 'z.int()' },
  Boolean: { type: 'boolean', check: 'z.boolean()' },
  ShortText: { type: 'string', check: 'z.string().regex(/^(?!(?:\\D*\\d){9})[^@]{1,200}$/)' },
  PagePath: { type: 'string', check: 'z.string().regex(/^\\/[\\w.~*/-]{0,199}$/)' },
  MinorUnits: { type: 'number', check: 'z.int()' },
  CurrencyCode: { type: 'string', check: 'z.string().regex(/^[A-Z]{3}$/)' },
}

/** The parts of `contract check` about events, and the changes of them with their approvals; none in a project that declares no events. */
export function eventParts(root: string): { parts: Part[]; changes: JudgedChange[] } {
  if (!existsSync(join(root, EVENTS_FOLDER))) return { parts: [], changes: [] }
  const events = loadEvents(root)
  const senders = sendersOf(root, events)
  const read = treeReader(root)
  const changes = judged(eventChangesSinceAgreed(root), readApprovals(read))
  const stops = failing(changes)
  const agreedProblems = existsSync(join(root, AGREED_EVENTS_FILE))
    ? changes.filter(({ change }) => stops.has(change)).map(stoppingText)
    : [`${AGREED_EVENTS_FILE} is missing: run \`npm run contract -- agree\` to agree the events`]
  return {
    parts: [
      part('events are well written', count(events.length, 'event'), eventProblems(events).map(place)),
      part(
        'agreed events only',
        stops.size > 0
          ? 'take the change back, or agree it with who sends and who reads the event (toolkit/contract/README.md, “How two teams agree a change”)'
          : '',
        agreedProblems,
        changes.filter(({ change }) => !stops.has(change)).map(withApproval),
      ),
      part(
        'events are sent',
        '',
        [],
        events.filter(({ name }) => !senders.has(name)).map(({ name }) => `no code sends ${name} yet`),
      ),
    ],
    changes,
  }
}

/** A change that fails, at its line, with who has still to approve it. */
function stoppingText(one: JudgedChange): string {
  const approval = approvalText(one)
  const message = [sentence(one.change), ...(approval ? [`  approval: ${approval}`] : [])].join('\n')
  return place({ file: AGREED_EVENTS_FILE, line: 0, ...one.change.place, message })
}

/** The changes since the events were last agreed, their open points with them; every event is new if none were. `read`: finds what was agreed. */
export function eventChangesSinceAgreed(root: string, read: ReadFile = treeReader(root)): ContractChange[] {
  if (!existsSync(join(root, EVENTS_FOLDER)) && read(AGREED_EVENTS_FILE) === undefined) return []
  const text = read(AGREED_EVENTS_FILE)
  const files = text === undefined ? [] : [{ file: AGREED_EVENTS_FILE, text }]
  const [agreed, current] = [eventsOf(files), loadEvents(root)]
  const now = parsed(eventFiles(root))
  const names = new Set(now.definitions.map(elementName))
  const ofPoints = openPointChanges(openPoints(parsed(files)), openPoints(now), (element) => names.has(element))
  const senders = sendersOf(root, [...agreed, ...current])
  return [
    ...eventChanges(agreed, current, senders),
    ...(text === undefined ? [] : [...formChanges(formsIn(text), formsOf(current), current, senders), ...ofPoints]),
  ]
}

/** The line of the agreed events that tells a scalar's form. The schema's language has no place for that of a scalar which GraphQL has built in. */
const FORM = /^# Form of (\w+): (.+)$/gm

function formsIn(text: string): ReadonlyMap<string, string> {
  return new Map([...text.matchAll(FORM)].map(([, scalar = '', form = '']) => [scalar, form]))
}

/** The form of each scalar that the events have. */
function formsOf(events: readonly EventDefinition[]): ReadonlyMap<string, string> {
  const used = new Set(events.flatMap(({ properties }) => scalarsOf(properties)))
  return new Map(Object.entries(eventScalars).flatMap(([scalar, { check }]) => (used.has(scalar) ? [[scalar, check]] : [])))
}

function scalarsOf(properties: readonly EventProperty[]): string[] {
  return properties.flatMap(({ named, fields }) => (fields ? scalarsOf(fields) : [named]))
}

/** Each scalar whose form is no longer that which was agreed: it takes other values of every property that has it. */
function formChanges(
  agreed: ReadonlyMap<string, string>,
  forms: ReadonlyMap<string, string>,
  events: readonly EventDefinition[],
  senders: EventSenders,
): ContractChange[] {
  return [...forms].flatMap(([scalar, form]): ContractChange[] => {
    const before = agreed.get(scalar)
    if (before === undefined || before === form) return []
    const holding = events.filter(({ properties }) => scalarsOf(properties).includes(scalar))
    const concerned = holding.flatMap(({ name, consumers }) => [
      ...(senders.get(name) ?? []).map((file) => `sent by ${file}`),
      ...consumers.map((consumer) => `read by ${consumer}`),
    ])
    const [first] = holding
    return [
      {
        level: 'dangerous',
        kind: 'EVENT_CHANGED',
        element: scalar,
        message: `The form of its values changed from ${before} to ${form}`,
        operations: [...new Set(concerned)],
        ...(first && { place: { file: first.file, line: first.line } }),
      },
    ]
  })
}

/** What the two teams have still to agree about events. */
export function eventOpenPoints(root: string): OpenPoint[] {
  return openPoints(parsed(eventFiles(root)))
}

/** The events as one text, as they are agreed, with the forms of their scalars. */
export function eventsText(root: string): string {
  const forms = [...formsOf(loadEvents(root))].map(([scalar, form]) => `# Form of ${scalar}: ${form}\n`)
  return `${print(parsed(eventFiles(root)))}\n${forms.length > 0 ? `\n${forms.join('')}` : ''}`
}

/** What is wrong with how events are declared. */
export function eventProblems(events: readonly EventDefinition[]): ContractProblem[] {
  return events.flatMap((event) => {
    const { file, line, name, typeName, properties, once } = event
    const twice = events.some((other) => other !== event && other.name === name)
    const texts = [
      ['description', event.description],
      ['when', event.when],
      ['owner', event.owner],
      ['consumers', event.consumers.join('')],
      ['from', event.from.join('')],
    ] as const
    return [
      ...(/^[A-Z][a-zA-Z]*( [a-zA-Z]+)+$/.test(name) ? [] : [`"${name}" is no name of an event: words such as Product Added`]),
      ...(twice ? [`another type declares ${name}, too`] : []),
      ...(event.consent === 'ANALYTICS' && event.from.length > 0 && event.from.every((source) => source === 'SERVER')
        ? [`${typeName} is sent by the server alone, which waits for no answer: its consent is ANALYTICS_GIVEN`]
        : []),
      ...texts.filter(([, text]) => text.trim() === '').map(([what]) => `${typeName} has no ${what}`),
      ...(once?.by ?? [])
        .filter((by) => !properties.some((property) => property.name === by))
        .map((by) => `@once names ${by}, which ${typeName} has not`),
      ...properties.flatMap((property) => propertyProblems(typeName, property)),
    ].map((message) => ({ file, line, message }))
  })
}

/** Scalars whose values are numbers, and words that say of what. */
const numbers: ReadonlySet<string> = new Set(['Int', 'MinorUnits'])
const units = /\b(minor units|per cent|number|how many|counted|seconds|milliseconds)\b/i

function propertyProblems(
  path: string,
  { name, description, named, isRequired, fields, isList, type, constraint }: EventProperty,
): string[] {
  const place = `${path}.${name}`
  return [
    ...(description.trim() === '' ? [`${place} has no description`] : []),
    ...(fields || Object.hasOwn(eventScalars, named) ? [] : [`${place}: events have no scalar ${named}`]),
    ...(numbers.has(named) && !units.test(description) ? [`${place} does not say its unit, as "in minor units" or "how many"`] : []),
    ...(!isRequired && !/\bnull\b/.test(description) ? [`${place} does not say what null means`] : []),
    ...(isList && constraint.maxItems === undefined ? [`${place} is a list without @constraint(maxItems:)`] : []),
    ...(isList && !/^\[\w+!\]!$/.test(type) ? [`${place} is a list that is null or holds null`] : []),
    ...(fields ?? []).flatMap((field) => propertyProblems(place, field)),
  ]
}

/** An import of what sends events: the tracking of pages, their queue, or the delivery of the server. */
const SENDS =
  /from '(\.{1,2}\/|#app\/platform\/tracking\/)[\w/]*(track|track-basket|track-reported|event-queue|deliver-events|deliver-reported)\.ts'/

/** An import of a module that picks events by name for whoever sends them. */
const PICKS = /from '#(app\/platform\/tracking\/[\w-]+\.ts)'/g

/** The files of the shop that send each event: they import what sends, and name the event as a literal or take it from a module that does. */
export function sendersOf(root: string, events: readonly Pick<EventDefinition, 'name'>[]): EventSenders {
  const files = globSync('app/**/*.{ts,tsx}', { cwd: root, exclude: (name) => name === '__generated__' || name === 'node_modules' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
    .sort()
  const senders = new Map<string, string[]>()
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8')
    if (!SENDS.test(text)) continue
    const picked = [...text.matchAll(PICKS)].flatMap(([, module = '']) =>
      existsSync(join(root, module)) ? [readFileSync(join(root, module), 'utf8')] : [],
    )
    const names = [text, ...picked].join('\n')
    for (const { name } of events) if (names.includes(`'${name}'`)) senders.set(name, [...new Set([...(senders.get(name) ?? []), file])])
  }
  return senders
}
