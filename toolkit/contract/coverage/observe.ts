import { type DocumentNode, type FieldNode, type GraphQLSchema, Kind, visit } from 'graphql'
import { cellsIn, type Observed } from './answer/answer-cells.ts'
import { failedPlaces, type PlacedError } from './answer/answer-places.ts'
import { answerShape } from './answer/answer-shape.ts'

/** The server's answer to a document made by `withTypenames`. */
export type Answer = { document: DocumentNode; data?: unknown; errors?: readonly PlacedError[] | undefined }

/** The document with `__typename` in every selection below the root: without it an answer does not reveal a member's type. */
export function withTypenames(document: DocumentNode): DocumentNode {
  const typename: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }
  return visit(document, {
    SelectionSet: (node, _key, parent) =>
      parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION
        ? undefined
        : { ...node, selections: [...node.selections, typename] },
  })
}

/** Adds an answer's content, by the schema's types. A null explained by an error does not count. */
export function observe(schema: GraphQLSchema, { document, data, errors = [] }: Answer, observed: Observed): void {
  cellsIn(answerShape(schema, document), data, failedPlaces(errors), observed)
}

/** Merges observations. */
export function addObserved(to: Observed, from: Observed): void {
  for (const kind of ['enumValues', 'members', 'nulls', 'values'] as const) for (const one of from[kind]) to[kind].add(one)
}
