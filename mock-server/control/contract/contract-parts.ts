import type { GraphQLSchema } from 'graphql'

/** What the contract's pages are written from. */
export type ContractParts = {
  /** The schema as it is answered, a draft's included. */
  schema: GraphQLSchema
  /** The operations that the shop sends, by their hashes. */
  operations: Readonly<Record<string, { name: string; kind: string; body: string }>>
  /** Variables to try an operation with, by its name. */
  examples: () => Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** Runs a command of the toolkit that prints JSON. */
  measure: (words: readonly string[]) => Promise<unknown>
  /** Folder of the project. */
  root: string
}
