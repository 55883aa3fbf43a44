import type { PluginFunction } from '@graphql-codegen/plugin-helpers'
import { eventScalars } from '../contract/events/check-events.ts'
import { type EventProperty, loadEvents } from '../contract/events/load-events.ts'

/** Codegen plugin: the events as types, and the little that a browser needs to know of them. */
export const plugin: PluginFunction = () => {
  const events = loadEvents()
  const shapes = events.map(
    ({ name, description, properties }) => `  /** ${description} */\n  ${JSON.stringify(name)}: ${shapeOf(properties)}`,
  )
  const once = events.flatMap(({ name, once: memory }) => (memory ? [`  ${JSON.stringify(name)}: ${JSON.stringify(memory)},`] : []))
  const given = events.filter(({ consent }) => consent === 'ANALYTICS_GIVEN').map(({ name }) => name)
  return `/** The properties of each event by its name, as \`schema/events/\` declares them. */
export type EventProperties = {
${shapes.join('\n')}
}

/** Name of an event that the shop may send. */
export type EventName = keyof EventProperties

/** An event with its properties. */
export type ShopEvent = { [Name in EventName]: { event: Name; properties: EventProperties[Name] } }[EventName]

/** Events that are sent once for each combination of some of their properties, and how long that is remembered. */
export const onceEvents: Readonly<Record<string, { per: 'SESSION' | 'BROWSER'; by: readonly string[] }>> = {
${once.join('\n')}
}

/** Events that need a consent given before they happen: they never wait for one. */
export const neverWaiting: readonly string[] = ${JSON.stringify(given)}
`
}

function shapeOf(properties: readonly EventProperty[]): string {
  const lines = properties.map(({ name, description, named, isList, isRequired, fields }) => {
    const inner = fields ? shapeOf(fields) : (eventScalars[named]?.type ?? 'never')
    const type = isList ? `readonly ${fields ? inner : `(${inner})`}[]` : inner
    return `/** ${description} */ ${name}${isRequired ? '' : '?'}: ${type}${isRequired ? '' : ' | null'}`
  })
  return `{ ${lines.join('; ')} }`
}
