import type { PluginFunction } from '@graphql-codegen/plugin-helpers'
import { sentOperations } from './sent-operations.ts'

/** Codegen plugin: writes the manifest of trusted documents, `{ "<sha256>": { name, kind, body } }`. */
export const plugin: PluginFunction = (_schema, documents) => {
  const entries = sentOperations(documents.map(({ document }) => document)).map(({ hash, ...rest }) => [hash, rest] as const)
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`
}
