import type { PluginFunction } from '@graphql-codegen/plugin-helpers'
import { literal, readConstraints } from './read-constraints.ts'

/** Codegen plugin: the table of `@constraint`, because a printed schema loses the directives on its fields and arguments. */
export const plugin: PluginFunction = (schema) => {
  const lines = [...readConstraints(schema)].map(([coordinate, constraint]) => `  '${coordinate}': ${literal(constraint)},`)
  return `/** The rules for a value; \`@constraint\` in schema/directives.graphql describes each. */
export type Constraint = {
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: 'email' | 'uuid'
  readonly min?: number
  readonly max?: number
  readonly minItems?: number
  readonly maxItems?: number
}

/**
 * The constraint of each argument, input field and list, by schema coordinate: \`Query.orders(pagination:)\`, \`AddressInput.city\`,
 * \`SearchResults.products\`.
 */
export const constraints: Readonly<Record<string, Constraint>> = {
${lines.join('\n')}
}
`
}
