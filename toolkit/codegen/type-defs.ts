import type { PluginFunction } from '@graphql-codegen/plugin-helpers'
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql'
import { requiredSessions } from './required-sessions.ts'

const sentences: Readonly<Record<string, string>> = { ANY: 'Needs a session.', LOGGED_IN: 'Needs a logged-in shopper.' }

/** Codegen plugin: the schema as one string, for hosts without a file system (a browser, the service worker). */
export const plugin: PluginFunction = (schema) =>
  `/** The whole contract as SDL. */\nexport const typeDefs = ${JSON.stringify(printSchema(withRequirements(schema)))}\n`

/** A sorted copy whose descriptions say which session a field needs: introspection does not show the directives on fields. */
function withRequirements(schema: GraphQLSchema): GraphQLSchema {
  const copy = lexicographicSortSchema(schema)
  for (const [coordinate, session] of requiredSessions(schema)) {
    const [type = '', name = ''] = coordinate.split('.')
    const field = copy.getRootType(type === 'Query' ? 'query' : 'mutation')?.getFields()[name]
    if (field) field.description = [field.description, sentences[session]].filter(Boolean).join(' ')
  }
  return copy
}
