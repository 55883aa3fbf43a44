import type { PluginFunction } from '@graphql-codegen/plugin-helpers'
import { type DirectiveNode, type GraphQLSchema, isNonNullType, Kind, type OperationDefinitionNode } from 'graphql'
import { policyPoints } from '../contract/check/open-points.ts'
import { loadContract } from '../contract/load.ts'
import { answeredType } from './semantic-non-null.ts'
import { sentOperations } from './sent-operations.ts'

/**
 * Codegen plugin: writes the policy of each operation (session strategy, fetch policy, retry rule), read from the directives on its document.
 * The Apollo link looks operations up here, so no call site repeats a policy.
 */
export const plugin: PluginFunction = (schema, documents) => {
  const operations = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION)
  const hashes = new Map(sentOperations(documents.map(({ document }) => document)).map(({ name, hash }) => [name, hash]))
  const lines = operations.map(
    (operation) =>
      `  ${operation.name?.value}: { session: '${policy(operation, 'session', 'strategy')}', fetchPolicy: '${policy(operation, 'fetchPolicy', 'policy')}', retry: '${policy(operation, 'retry', 'rule')}', ${nullableKeys(schema, operation)}hash: '${hashes.get(operation.name?.value ?? '')}' },`,
  )
  return `export type SessionStrategy = 'REDIRECT_TO_LOGIN' | 'START_NEW_ANONYMOUS' | 'CURRENT' | 'NONE'
export type ClientFetchPolicy = 'CACHE_FIRST' | 'FRESH' | 'NOT_CACHED'
export type RetryRule = 'SAFE' | 'NEVER'
export type OperationPolicy = { session: SessionStrategy; fetchPolicy: ClientFetchPolicy; retry: RetryRule; nullable?: readonly string[]; hash: string }

/** The policy of each operation by name. Its nullable keys may be null without an error; its hash identifies it in the manifest of trusted documents. */
export const operationPolicies = {
${lines.sort().join('\n')}
} as const satisfies Record<string, OperationPolicy>

/** The open point behind each part of a policy that the specification does not give, by operation and part. */
export const proposedPolicies: Readonly<Record<string, Readonly<Record<string, string>>>> = ${JSON.stringify(proposals(), null, 2)}
`
}

function proposals(): Record<string, Record<string, string>> {
  const found: Record<string, Record<string, string>> = {}
  for (const { element, decision } of policyPoints(loadContract())) {
    const [operation = '', directive = ''] = element.split(' @')
    found[operation] = { ...found[operation], [directive]: decision }
  }
  return found
}

/** The keys of an answer that may be null without an error; nothing where there is none, because browsers load every policy. */
function nullableKeys(schema: GraphQLSchema, { operation, selectionSet }: OperationDefinitionNode): string {
  const fields = schema.getRootType(operation)?.getFields() ?? {}
  const keys = selectionSet.selections.flatMap((node) => {
    const field = node.kind === Kind.FIELD ? fields[node.name.value] : undefined
    return node.kind === Kind.FIELD && field && !isNonNullType(answeredType(field)) ? `'${node.alias?.value ?? node.name.value}'` : []
  })
  return keys.length > 0 ? `nullable: [${keys.join(', ')}], ` : ''
}

function policy(operation: OperationDefinitionNode, directive: string, argument: string): string {
  const node: DirectiveNode | undefined = operation.directives?.find(({ name }) => name.value === directive)
  const value = node?.arguments?.find(({ name }) => name.value === argument)?.value
  if (value?.kind !== Kind.ENUM) {
    throw new Error(`Operation ${operation.name?.value} lacks @${directive}(${argument}: …): every operation declares its policy.`)
  }
  return value.value
}
