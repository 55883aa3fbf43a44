import { type DocumentNode, type FragmentDefinitionNode, Kind, type OperationDefinitionNode, visit } from 'graphql'

/** A document of the operation and every fragment it uses, each once, in order of first use. Unknown fragments are skipped: validation reports them better. */
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
