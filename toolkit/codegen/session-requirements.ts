import type { PluginFunction } from '@graphql-codegen/plugin-helpers'
import { requiredSessions } from './required-sessions.ts'

/** Codegen plugin: the table of `@requires`, because a printed schema loses the directives that stand on its fields. */
export const plugin: PluginFunction = (schema) => {
  const lines = [...requiredSessions(schema)].map(([coordinate, session]) => `  '${coordinate}': '${session}',`)
  return `import type { RequiredSession } from './types.ts'

/** The session that a root field needs, by its coordinate. Anyone may ask the fields that are not listed. */
export const sessionRequirements: Readonly<Record<string, RequiredSession>> = {
${lines.sort().join('\n')}
}
`
}
