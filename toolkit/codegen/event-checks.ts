import type { PluginFunction } from '@graphql-codegen/plugin-helpers'
import { eventScalars } from '../contract/events/check-events.ts'
import { type EventProperty, loadEvents } from '../contract/events/load-events.ts'

/** Codegen plugin: a check of each event's properties. For servers and tests: a page must not load it. */
export const plugin: PluginFunction = () => {
  const events = loadEvents()
  const checks = events.map(({ name, properties }) => `  ${JSON.stringify(name)}: ${checkOf(properties)},`)
  const ofServer = events.filter(({ from }) => from.includes('SERVER')).map(({ name }) => name)
  return `import { z } from 'zod'

/** A check of each event's properties, by the event's name. Refuses a property that is not declared. */
export const eventChecks = {
${checks.join('\n')}
} as const

/** Events that the shop's server may send by itself, as \`from\` declares. */
export const serverEvents: readonly string[] = ${JSON.stringify(ofServer)}
`
}

function checkOf(properties: readonly EventProperty[]): string {
  const lines = properties.map(({ name, named, isList, isRequired, fields, constraint: { min, max, minItems, maxItems, pattern } }) => {
    const inner = fields ? checkOf(fields) : (eventScalars[named]?.check ?? 'z.never()') + bounds(min, max) + form(pattern)
    return `${name}: ${isList ? `z.array(${inner})${bounds(minItems, maxItems)}` : inner}${isRequired ? '' : '.nullish()'}`
  })
  return `z.strictObject({ ${lines.join(', ')} })`
}

function bounds(least: number | undefined, most: number | undefined): string {
  return `${least === undefined ? '' : `.min(${least})`}${most === undefined ? '' : `.max(${most})`}`
}

function form(pattern: string | undefined): string {
  return pattern === undefined ? '' : `.regex(new RegExp(${JSON.stringify(`^(?:${pattern})$`)}))`
}
