import { createHash } from 'node:crypto'
import { addTypenameToDocument } from '@apollo/client/utilities'
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  print,
  stripIgnoredCharacters,
  visit,
} from 'graphql'
import { withoutClientDirectives } from './client-directives.ts'

/**
 * An operation as sent: its name, its kind, its text (without client directives and blanks, with the `__typename` that Apollo's cache selects
 * everywhere), and the SHA-256 of that text in hex.
 */
export type SentOperation = { name: string; kind: 'query' | 'mutation' | 'subscription'; body: string; hash: string }

/** Every operation of the documents as sent, fragments included in order of use; sorted by name. */
export function sentOperations(documents: readonly (DocumentNode | undefined)[]): SentOperation[] {
  const definitions = documents.flatMap((document) =>
    document ? addTypenameToDocument(withoutClientDirectives(document)).definitions : [],
  )
  const fragments = new Map(
    definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  )
  return definitions
    .filter((node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => sent(operation, fragments))
    .sort((a, b) => a.name.localeCompare(b.name))
}

function sent(operation: OperationDefinitionNode, fragments: Map<string, FragmentDefinitionNode>): SentOperation {
  const parts = [operation, ...fragmentsOf(operation, fragments)]
  const body = stripIgnoredCharacters(parts.map((node) => print(node)).join('\n'))
  return { name: operation.name?.value ?? '', kind: operation.operation, body, hash: createHash('sha256').update(body).digest('hex') }
}

function fragmentsOf(root: OperationDefinitionNode, all: Map<string, FragmentDefinitionNode>): FragmentDefinitionNode[] {
  const found = new Map<string, FragmentDefinitionNode>()
  const follow = (node: OperationDefinitionNode | FragmentDefinitionNode): void => {
    visit(node, {
      FragmentSpread: ({ name }) => {
        const fragment = all.get(name.value)
        if (!fragment || found.has(name.value)) return
        found.set(name.value, fragment)
        follow(fragment)
      },
    })
  }
  follow(root)
  return [...found.values()]
}
