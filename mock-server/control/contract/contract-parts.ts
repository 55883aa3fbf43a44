import type { GraphQLSchema } from 'graphql'

/** Input for the contract pages. */
export type ContractParts = {
  /** The schema the mock server responds with, including drafts. */
  schema: GraphQLSchema
  /** The operations that the shop sends, by hash. */
  operations: Readonly<Record<string, { name: string; kind: string; body: string }>>
  /** Example variables by operation name. */
  examples: () => Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** Runs a toolkit command that prints JSON. */
  measure: (words: readonly string[]) => Promise<unknown>
  /** Path of the draft that is served, if one is. */
  draft?: string | undefined
  /** Folder with the built reference in `docs/`; absent: the toolkit builds it. */
  published?: string | undefined
  /** The project's root folder. */
  root: string
}
