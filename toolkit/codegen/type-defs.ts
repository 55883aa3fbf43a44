import type { PluginFunction } from '@graphql-codegen/plugin-helpers'
import { type GraphQLSchema, lexicographicSortSchema, printSchema, resolveSchemaCoordinate } from 'graphql'
import { constraintSentence, readConstraints } from './read-constraints.ts'
import { requiredSessions } from './required-sessions.ts'
import { semanticNonNullFields } from './semantic-non-null.ts'

const sentences: Readonly<Record<string, string>> = { ANY: 'Needs a session.', LOGGED_IN: 'Needs a logged-in shopper.' }

/** Codegen plugin: the schema as one string, for hosts without a file system (a browser, the service worker). */
export const plugin: PluginFunction = (schema) =>
  `/** The whole contract as SDL. */\nexport const typeDefs = ${JSON.stringify(printSchema(withRules(schema)))}\n`

/** A sorted copy whose descriptions say which session a field needs and which values an input takes: introspection does not show the directives there. */
function withRules(schema: GraphQLSchema): GraphQLSchema {
  const copy = lexicographicSortSchema(schema)
  for (const [coordinate, session] of requiredSessions(schema)) append(copy, coordinate, sentences[session])
  for (const [coordinate, constraint] of readConstraints(schema)) append(copy, coordinate, constraintSentence(constraint))
  for (const coordinate of semanticNonNullFields(schema)) append(copy, coordinate, 'Null only with an error.')
  return copy
}

function append(schema: GraphQLSchema, coordinate: string, sentence: string | undefined): void {
  const found = resolveSchemaCoordinate(schema, coordinate)
  if (!found) throw new Error(`The schema has no ${coordinate}.`)
  const element =
    'fieldArgument' in found ? found.fieldArgument : 'inputField' in found ? found.inputField : 'field' in found ? found.field : undefined
  if (element) element.description = [element.description, sentence].filter(Boolean).join(' ')
}
