import type { PluginFunction } from '@graphql-codegen/plugin-helpers'
import { type GraphQLSchema, lexicographicSortSchema, printSchema, resolveSchemaCoordinate } from 'graphql'
import { openPoints } from '../contract/check/open-points.ts'
import { loadContract } from '../contract/load.ts'
import { constraintSentence, readConstraints } from './read-constraints.ts'
import { requiredSessions } from './required-sessions.ts'
import { semanticNonNullFields } from './semantic-non-null.ts'

const sentences: Readonly<Record<string, string>> = { ANY: 'Needs a session.', LOGGED_IN: 'Needs a logged-in shopper.' }

/** Codegen plugin: the schema as one string, for hosts without a file system (a browser, the service worker). */
export const plugin: PluginFunction = (schema) =>
  `/** The whole contract as SDL. */\nexport const typeDefs = ${JSON.stringify(printSchema(withRules(schema)))}\n`

/**
 * A sorted copy whose descriptions say which session a field needs, which values an input takes, and what the teams have still to agree: introspection does
 * not show the directives there.
 */
function withRules(schema: GraphQLSchema): GraphQLSchema {
  const copy = lexicographicSortSchema(schema)
  for (const [coordinate, session] of requiredSessions(schema)) append(copy, coordinate, sentences[session])
  for (const [coordinate, constraint] of readConstraints(schema)) append(copy, coordinate, constraintSentence(constraint))
  for (const coordinate of semanticNonNullFields(schema)) append(copy, coordinate, 'Null only with an error.')
  for (const { element, decision } of openPoints(loadContract().schemaDocument)) markOpen(copy, element, decision)
  return copy
}

/** Says in the description of a type, field, argument or value that it is a proposal, as introspection and GraphiQL show it. */
function markOpen(schema: GraphQLSchema, element: string, decision: string): void {
  const [type, member, argument] = element.split('.')
  const coordinate = argument === undefined ? element : `${type}.${member}(${argument}:)`
  append(schema, coordinate, `Proposed, not agreed yet: open point ${decision}.`)
}

function append(schema: GraphQLSchema, coordinate: string, sentence: string | undefined): void {
  const found = resolveSchemaCoordinate(schema, coordinate)
  if (!found) throw new Error(`The schema has no ${coordinate}.`)
  const element =
    'fieldArgument' in found
      ? found.fieldArgument
      : 'inputField' in found
        ? found.inputField
        : 'field' in found
          ? found.field
          : 'enumValue' in found
            ? found.enumValue
            : 'type' in found
              ? found.type
              : undefined
  if (element) element.description = [element.description, sentence].filter(Boolean).join(' ')
}
