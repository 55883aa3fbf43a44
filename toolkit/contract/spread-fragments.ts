import { type DocumentNode, type FragmentDefinitionNode, Kind, type OperationDefinitionNode, visit } from 'graphql'

/**
 * A document of the operation and every fragment that it reaches, each once, in the order they are met. An unknown fragment is left
 * out: validation names it better.
 */
export function spreadFragments(operation: OperationDefinitionNode, fragments: readonly FragmentDefinitionNode[]): DocumentNode {
  const byName = new Map(fragments.map((node) => [node.name.value, node]))
  const reached = new Set<FragmentDefinitionNode>()
  const follow = (node: OperationDefinitionNode | FragmentDefinitionNode): void => {
    visit(node, {
      FragmentSpread: ({ name }) => {
        const fragment = byName.get(name.value)
        if (!fragment || reached.has(fragment)) return
        reached.add(fragment)
        follow(fragment)
      },
    })
  }
  follow(operation)
  return { kind: Kind.DOCUMENT, definitions: [operation, ...reached] }
}
