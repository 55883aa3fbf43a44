import type { PluginFunction } from '@graphql-codegen/plugin-helpers'
import { type DirectiveNode, Kind, type OperationDefinitionNode } from 'graphql'
import { sentOperations } from './sent-operations.ts'

/**
 * Codegen plugin: writes the policy of each operation (session strategy, fetch policy, retry rule), read from the directives on its document.
 * The Apollo link looks operations up here, so no call site repeats a policy.
 */
export const plugin: PluginFunction = (_schema, documents) => {
  const operations = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION)
  const hashes = new Map(sentOperations(documents.map(({ document }) => document)).map(({ name, hash }) => [name, hash]))
  const lines = operations.map(
    (operation) =>
      `  ${operation.name?.value}: { session: '${policy(operation, 'session', 'strategy')}', fetchPolicy: '${policy(operation, 'fetchPolicy', 'policy')}', retry: '${policy(operation, 'retry', 'rule')}', hash: '${hashes.get(operation.name?.value ?? '')}' },`,
  )
  return `export type SessionStrategy = 'REDIRECT_TO_LOGIN' | 'START_NEW_ANONYMOUS' | 'CURRENT' | 'NONE'
export type ClientFetchPolicy = 'CACHE_FIRST' | 'FRESH' | 'NOT_CACHED'
export type RetryRule = 'SAFE' | 'NEVER'
export type OperationPolicy = { session: SessionStrategy; fetchPolicy: ClientFetchPolicy; retry: RetryRule; hash: string }

/** The policy of each operation by name; the hash identifies it in the manifest of trusted documents. */
export const operationPolicies = {
${lines.sort().join('\n')}
} as const satisfies Record<string, OperationPolicy>
`
}

function policy(operation: OperationDefinitionNode, directive: string, argument: string): string {
  const node: DirectiveNode | undefined = operation.directives?.find(({ name }) => name.value === directive)
  const value = node?.arguments?.find(({ name }) => name.value === argument)?.value
  if (value?.kind !== Kind.ENUM) {
    throw new Error(`Operation ${operation.name?.value} lacks @${directive}(${argument}: …): every operation declares its policy.`)
  }
  return value.value
}
