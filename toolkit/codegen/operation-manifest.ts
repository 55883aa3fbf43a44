import { createHash } from 'node:crypto'
import type { PluginFunction } from '@graphql-codegen/plugin-helpers'
import { type FragmentDefinitionNode, Kind, type OperationDefinitionNode, print, stripIgnoredCharacters, visit } from 'graphql'
import { withoutClientDirectives } from './client-directives.ts'

/**
 * Codegen plugin: writes the manifest of trusted documents, `{ "<sha256>": { name, kind, body } }`. The body is exactly what the shop
 * sends for the operation, fragments included, in the order they are met.
 */
export const plugin: PluginFunction = (_schema, documents) => {
  const definitions = documents.flatMap(({ document }) => (document ? withoutClientDirectives(document).definitions : []))
  const fragments = new Map(
    definitions.filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION).map((node) => [node.name.value, node]),
  )
  const operations = definitions
    .filter((node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION)
    .sort((a, b) => (a.name?.value ?? '').localeCompare(b.name?.value ?? ''))
  const entries = operations.map((operation) => {
    const body = stripIgnoredCharacters([operation, ...fragmentsOf(operation, fragments)].map((node) => print(node)).join('\n'))
    const hash = createHash('sha256').update(body).digest('hex')
    return [hash, { name: operation.name?.value, kind: operation.operation, body }] as const
  })
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`
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
