import type { ContractChange, Level } from '../changes/contract-change.ts'
import type { EventDefinition, EventProperty } from './load-events.ts'

/** A change of an event: the sentence, where it stands, and whom it breaks: who sends the event, or who reads it. Other words alone concern nobody. */
type EventChange = {
  level: Level
  element: string
  message: string
  place: Place
  concerns: 'senders' | 'consumers' | 'both' | 'words'
}

/** Where an event or a property of it stands; what was removed, where it stood when it was agreed. */
type Place = Pick<EventDefinition, 'file' | 'line'>

type Described = Pick<EventDefinition, 'description'>

/** What properties belong to: an event by its name, or a property by its path. */
type Within = Place & { name: string }

/** Files that send each event, by its name. */
export type EventSenders = ReadonlyMap<string, readonly string[]>

const ORDER: readonly Level[] = ['breaking', 'dangerous', 'safe']

/**
 * Every change from the agreed events to the current ones, worst first, in the form of the API's changes. In place of operations each names who is
 * concerned: `sent by <file>` and `read by <consumer>`.
 */
export function eventChanges(
  agreed: readonly EventDefinition[],
  current: readonly EventDefinition[],
  senders: EventSenders = new Map(),
): ContractChange[] {
  const events = new Map([...agreed, ...current].map(({ name }) => [name, pair(name, agreed, current)]))
  return [...events]
    .flatMap(([name, [before, after]]) =>
      changesOf(before, after).map(
        ({ concerns, ...change }): ContractChange => ({
          ...change,
          kind: kindOf(before, after, concerns),
          operations: [
            ...(concerns === 'consumers' || concerns === 'words' ? [] : (senders.get(name) ?? []).map((file) => `sent by ${file}`)),
            ...(concerns === 'senders' || concerns === 'words'
              ? []
              : ((after ?? before)?.consumers.map((consumer) => `read by ${consumer}`) ?? [])),
          ],
        }),
      ),
    )
    .concat(typeChanges(agreed, current))
    .sort((a, b) => ORDER.indexOf(a.level) - ORDER.indexOf(b.level) || a.element.localeCompare(b.element, 'en'))
}

function kindOf(before: EventDefinition | undefined, after: EventDefinition | undefined, concerns: EventChange['concerns']): string {
  if (!before) return 'EVENT_ADDED'
  if (!after) return 'EVENT_REMOVED'
  return concerns === 'words' ? 'EVENT_DESCRIPTION_CHANGED' : 'EVENT_CHANGED'
}

function pair(name: string, agreed: readonly EventDefinition[], current: readonly EventDefinition[]) {
  const find = (events: readonly EventDefinition[]) => events.find((event) => event.name === name)
  return [find(agreed), find(current)] as const
}

function changesOf(before: EventDefinition | undefined, after: EventDefinition | undefined): EventChange[] {
  if (!before)
    return after ? [{ level: 'safe', element: after.name, message: 'The event was added', place: placeOf(after), concerns: 'both' }] : []
  if (!after)
    return [{ level: 'breaking', element: before.name, message: 'The event was removed', place: placeOf(before), concerns: 'both' }]
  return [...declarationChanges(before, after), ...propertyChanges(after, before.properties, after.properties)]
}

function placeOf({ file, line }: Place): Place {
  return { file, line }
}

/** Changes of what the directives say. Consent and memory change which events arrive. */
function declarationChanges(before: EventDefinition, after: EventDefinition): EventChange[] {
  const [element, place] = [after.name, placeOf(after)]
  const told = (fact: string, level: Level, was: unknown, is: unknown): EventChange[] =>
    JSON.stringify(was) === JSON.stringify(is)
      ? []
      : [
          {
            level,
            element,
            message: `Its ${fact} changed from ${JSON.stringify(was ?? null)} to ${JSON.stringify(is ?? null)}`,
            place,
            concerns: 'both',
          },
        ]
  return [
    ...told('consent', 'dangerous', before.consent, after.consent),
    ...told('memory', 'dangerous', before.once, after.once),
    ...told('sources', 'safe', before.from, after.from),
    ...told('owner', 'safe', before.owner, after.owner),
    ...told('consumers', 'safe', before.consumers, after.consumers),
    ...told('time of sending', 'dangerous', before.when, after.when),
    ...reworded('Its description', element, before, after),
  ]
}

/** Another description breaks nobody, and is told so that whoever sends or reads the event can look at it. */
function reworded(whose: string, element: string, before: Described, after: Described & Place): EventChange[] {
  if (before.description === after.description) return []
  return [{ level: 'safe', element, message: `${whose} changed`, place: placeOf(after), concerns: 'words' }]
}

/** Other words for a type that properties have: told once, however many events hold it. */
function typeChanges(agreed: readonly EventDefinition[], current: readonly EventDefinition[]): ContractChange[] {
  const before = declaredTypes(agreed)
  return [...declaredTypes(current)].flatMap(([name, after]) =>
    reworded('Its description', name, before.get(name) ?? after, after).map(({ level, element, message, place }) => ({
      level,
      element,
      message,
      place,
      kind: 'EVENT_DESCRIPTION_CHANGED',
      operations: [],
    })),
  )
}

type Declared = NonNullable<EventProperty['declared']>

/** The types of all properties, those of inner objects too, by name. */
function declaredTypes(events: readonly EventDefinition[]): Map<string, Declared> {
  const of = (properties: readonly EventProperty[]): [string, Declared][] =>
    properties.flatMap(({ named, declared, fields = [] }) => [
      ...(declared ? [[named, declared] as [string, Declared]] : []),
      ...of(fields),
    ])
  return new Map(events.flatMap(({ properties }) => of(properties)))
}

/** Who sends breaks on what must be given from now on, who reads on what is no longer given. */
function propertyChanges(within: Within, before: readonly EventProperty[], after: readonly EventProperty[]): EventChange[] {
  const removed = before
    .filter(({ name }) => !after.some((property) => property.name === name))
    .map(
      ({ name }): EventChange => ({
        level: 'breaking',
        element: `${within.name}.${name}`,
        message: 'The property was removed',
        place: placeOf(within),
        concerns: 'consumers',
      }),
    )
  return [
    ...removed,
    ...after.flatMap((property) =>
      changesOfProperty(
        within.name,
        before.find(({ name }) => name === property.name),
        property,
      ),
    ),
  ]
}

function changesOfProperty(path: string, before: EventProperty | undefined, after: EventProperty): EventChange[] {
  const element = `${path}.${after.name}`
  const place = placeOf(after)
  if (!before)
    return after.isRequired
      ? [
          {
            level: 'breaking',
            element,
            message: `The property was added, and every sender must give it (${after.type})`,
            place,
            concerns: 'senders',
          },
        ]
      : [{ level: 'safe', element, message: `The property was added (${after.type})`, place, concerns: 'consumers' }]
  const changes: EventChange[] = []
  if (before.type !== after.type) changes.push(retyped(element, before, after))
  if ((before.personal === undefined) !== (after.personal === undefined))
    changes.push({
      level: 'dangerous',
      element,
      message: after.personal === undefined ? 'The property is no longer personal' : 'The property became personal',
      place,
      concerns: 'both',
    })
  if (JSON.stringify(before.constraint) !== JSON.stringify(after.constraint))
    changes.push({ level: 'dangerous', element, message: 'The values that the property may have changed', place, concerns: 'both' })
  changes.push(...reworded('The description', element, before, after))
  if (before.fields && after.fields) changes.push(...propertyChanges({ name: element, ...place }, before.fields, after.fields))
  return changes
}

function retyped(element: string, before: EventProperty, after: EventProperty): EventChange {
  const isSameButNull = before.type.replace(/!$/, '') === after.type.replace(/!$/, '')
  const concerns = !isSameButNull ? 'both' : after.isRequired ? 'senders' : 'consumers'
  const message = `The property changed type from '${before.type}' to '${after.type}'`
  return { level: 'breaking', element, message, place: placeOf(after), concerns }
}
