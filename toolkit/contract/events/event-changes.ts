import type { ContractChange, Level } from '../changes/contract-change.ts'
import type { EventDefinition, EventProperty } from './load-events.ts'

/** A change of an event: the sentence, and whom it breaks: who sends the event, or who reads it. */
type EventChange = { level: Level; element: string; message: string; concerns: 'senders' | 'consumers' | 'both' }

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
      changesOf(before, after).map(({ concerns, ...change }) => ({
        ...change,
        kind: before ? (after ? 'EVENT_CHANGED' : 'EVENT_REMOVED') : 'EVENT_ADDED',
        operations: [
          ...(concerns === 'consumers' ? [] : (senders.get(name) ?? []).map((file) => `sent by ${file}`)),
          ...(concerns === 'senders' ? [] : ((after ?? before)?.consumers.map((consumer) => `read by ${consumer}`) ?? [])),
        ],
      })),
    )
    .sort((a, b) => ORDER.indexOf(a.level) - ORDER.indexOf(b.level) || a.element.localeCompare(b.element, 'en'))
}

function pair(name: string, agreed: readonly EventDefinition[], current: readonly EventDefinition[]) {
  const find = (events: readonly EventDefinition[]) => events.find((event) => event.name === name)
  return [find(agreed), find(current)] as const
}

function changesOf(before: EventDefinition | undefined, after: EventDefinition | undefined): EventChange[] {
  if (!before) return after ? [{ level: 'safe', element: after.name, message: 'The event was added', concerns: 'both' }] : []
  if (!after) return [{ level: 'breaking', element: before.name, message: 'The event was removed', concerns: 'both' }]
  return [...declarationChanges(before, after), ...propertyChanges(after.name, before.properties, after.properties)]
}

/** Changes of what the directives say. Consent and memory change which events arrive. */
function declarationChanges(before: EventDefinition, after: EventDefinition): EventChange[] {
  const element = after.name
  const told = (fact: string, level: Level, was: unknown, is: unknown): EventChange[] =>
    JSON.stringify(was) === JSON.stringify(is)
      ? []
      : [
          {
            level,
            element,
            message: `Its ${fact} changed from ${JSON.stringify(was ?? null)} to ${JSON.stringify(is ?? null)}`,
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
  ]
}

/** Who sends breaks on what must be given from now on, who reads on what is no longer given. */
function propertyChanges(path: string, before: readonly EventProperty[], after: readonly EventProperty[]): EventChange[] {
  const removed = before
    .filter(({ name }) => !after.some((property) => property.name === name))
    .map(
      ({ name }): EventChange => ({
        level: 'breaking',
        element: `${path}.${name}`,
        message: 'The property was removed',
        concerns: 'consumers',
      }),
    )
  return [
    ...removed,
    ...after.flatMap((property) =>
      changesOfProperty(
        path,
        before.find(({ name }) => name === property.name),
        property,
      ),
    ),
  ]
}

function changesOfProperty(path: string, before: EventProperty | undefined, after: EventProperty): EventChange[] {
  const element = `${path}.${after.name}`
  if (!before)
    return after.isRequired
      ? [
          {
            level: 'breaking',
            element,
            message: `The property was added, and every sender must give it (${after.type})`,
            concerns: 'senders',
          },
        ]
      : [{ level: 'safe', element, message: `The property was added (${after.type})`, concerns: 'consumers' }]
  const changes: EventChange[] = []
  if (before.type !== after.type) changes.push(retyped(element, before, after))
  if ((before.personal === undefined) !== (after.personal === undefined))
    changes.push({
      level: 'dangerous',
      element,
      message: after.personal === undefined ? 'The property is no longer personal' : 'The property became personal',
      concerns: 'both',
    })
  if (JSON.stringify(before.constraint) !== JSON.stringify(after.constraint))
    changes.push({ level: 'dangerous', element, message: 'The values that the property may have changed', concerns: 'both' })
  if (before.fields && after.fields) changes.push(...propertyChanges(element, before.fields, after.fields))
  return changes
}

function retyped(element: string, before: EventProperty, after: EventProperty): EventChange {
  const isSameButNull = before.type.replace(/!$/, '') === after.type.replace(/!$/, '')
  const concerns = !isSameButNull ? 'both' : after.isRequired ? 'senders' : 'consumers'
  return { level: 'breaking', element, message: `The property changed type from '${before.type}' to '${after.type}'`, concerns }
}
