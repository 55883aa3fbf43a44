import type { PluginFunction } from '@graphql-codegen/plugin-helpers'
import { type GraphQLSchema, isObjectType, lexicographicSortSchema, printSchema } from 'graphql'
import { requiredSessions } from './required-sessions.ts'
import { semanticNonNullFields } from './semantic-non-null.ts'

const sentences: Readonly<Record<string, string>> = { ANY: 'Needs a session.', LOGGED_IN: 'Needs a logged-in shopper.' }

/** Codegen plugin: the schema as one string, for hosts without a file system (a browser, the service worker). */
export const plugin: PluginFunction = (schema) =>
  `/** The whole contract as SDL. */\nexport const typeDefs = ${JSON.stringify(printSchema(withRequirements(schema)))}\n`

/** A sorted copy whose descriptions say what the directives on fields do: introspection does not show them. */
function withRequirements(schema: GraphQLSchema): GraphQLSchema {
  const copy = lexicographicSortSchema(schema)
  const told = [
    ...[...requiredSessions(schema)].map(([coordinate, session]) => [coordinate, sentences[session]] as const),
    ...semanticNonNullFields(schema).map((coordinate) => [coordinate, 'Null only with an error.'] as const),
  ]
  for (const [coordinate, sentence] of told) {
    const [typeName = '', name = ''] = coordinate.split('.')
    const type = copy.getType(typeName)
    const field = isObjectType(type) ? type.getFields()[name] : undefined
    if (field) field.description = [field.description, sentence].filter(Boolean).join(' ')
  }
  return copy
}
