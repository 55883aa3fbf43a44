import {
  buildClientSchema,
  buildSchema,
  type GraphQLSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  introspectionFromSchema,
  validateSchema,
} from 'graphql'
import { contractChanges } from '../changes/changes.ts'
import { isRecord } from '../coverage/answer/answer-places.ts'
import type { Operation } from '../load.ts'
import type { EndpointClient } from './endpoint/endpoint.ts'
import type { Failure } from './endpoint/failure.ts'

type ContractChange = Awaited<ReturnType<typeof contractChanges>>[number]

/** How the endpoint's schema differs from the contract's. */
export type SchemaDifference =
  | { kind: 'compared'; changes: readonly ContractChange[] }
  /** The endpoint does not tell its schema, or tells one that is none. */
  | { kind: 'untold' | 'unsound'; why: string }
  | { kind: 'failed'; failure: Failure }

type Compared = { schema: GraphQLSchema; operations: readonly Operation[] }

/** Compares by introspection. Directives are no part of it: introspection tells none of those that are applied. */
export async function introspectedDifference(endpoint: EndpointClient, { schema, operations }: Compared): Promise<SchemaDifference> {
  for (const options of [{ oneOf: true }, {}]) {
    const answer = await endpoint.ask({ query: getIntrospectionQuery({ descriptions: false, ...options }) })
    if (answer.kind === 'failure') return { kind: 'failed', failure: answer.failure }
    // A server of an older edition of GraphQL knows no `isOneOf`, and refuses the question.
    if (!isRecord(answer.data) && 'oneOf' in options) continue
    if (!isRecord(answer.data)) return { kind: 'untold', why: answer.errors[0]?.message ?? 'it answers nothing' }
    const own = buildClientSchema(introspectionFromSchema(schema, { descriptions: false, ...options }))
    return difference(own, () => clientSchema(answer.data), operations)
  }
  return { kind: 'untold', why: 'it answers nothing' }
}

/** Compares with a schema as text. */
export async function sdlDifference(sdl: string, { schema, operations }: Compared): Promise<SchemaDifference> {
  const own = buildClientSchema(introspectionFromSchema(schema, { descriptions: false, oneOf: true }))
  return difference(
    own,
    () => buildClientSchema(introspectionFromSchema(buildSchema(sdl), { descriptions: false, oneOf: true })),
    operations,
  )
}

function clientSchema(data: unknown): GraphQLSchema {
  // buildClientSchema checks what it is given, and says what does not hold.
  const theirs = buildClientSchema(data as IntrospectionQuery)
  const [error] = validateSchema(theirs)
  if (error) throw error
  return theirs
}

async function difference(own: GraphQLSchema, build: () => GraphQLSchema, operations: readonly Operation[]): Promise<SchemaDifference> {
  let theirs: GraphQLSchema
  try {
    theirs = build()
  } catch (error) {
    return { kind: 'unsound', why: error instanceof Error ? error.message : String(error) }
  }
  const changes = await contractChanges(own, theirs, operations)
  return { kind: 'compared', changes: changes.filter(({ element }) => !element.startsWith('@')) }
}
