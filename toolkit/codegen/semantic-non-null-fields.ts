import type { PluginFunction } from '@graphql-codegen/plugin-helpers'
import { semanticNonNullFields } from './semantic-non-null.ts'

/** Codegen plugin: the fields with `@semanticNonNull`, because a printed schema loses the directives on its fields. */
export const plugin: PluginFunction = (schema) => {
  const lines = semanticNonNullFields(schema).map((coordinate) => `  '${coordinate}',`)
  return `/** Coordinates of the nullable fields that are null only with an error. */
export const semanticNonNull: ReadonlySet<string> = new Set([
${lines.sort().join('\n')}
])
`
}
