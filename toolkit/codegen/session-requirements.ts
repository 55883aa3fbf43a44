import type { PluginFunction } from '@graphql-codegen/plugin-helpers'
import { requiredSessions } from './required-sessions.ts'

/** Codegen plugin: the table of `@requires`, because a printed schema loses the directives on its fields. */
export const plugin: PluginFunction = (schema) => {
  const lines = [...requiredSessions(schema)].map(([coordinate, session]) => `  '${coordinate}': '${session}',`)
  return `import type { RequiredSession } from './types.ts'

/** The session that a root field needs, by its coordinate. Fields that are not listed need none. */
export const sessionRequirements: Readonly<Record<string, RequiredSession>> = {
${lines.sort().join('\n')}
}
`
}
