import type { PluginFunction } from '@graphql-codegen/plugin-helpers'
import { lexicographicSortSchema, printSchema } from 'graphql'

/** Codegen plugin: the schema as one string, for the hosts that have no file system (a browser, the service worker). */
export const plugin: PluginFunction = (schema) =>
  `/** The whole contract as SDL. */\nexport const typeDefs = ${JSON.stringify(printSchema(lexicographicSortSchema(schema)))}\n`
