import { type DocumentNode, visit } from 'graphql'

/** The directives an operation keeps for the browser alone. They are declared in operations/client-directives.graphql. */
export const CLIENT_DIRECTIVES: ReadonlySet<string> = new Set(['session', 'fetchPolicy', 'retry'])

/** A copy of the document without the browser's directives: what is sent, and what the manifest lists. */
export function withoutClientDirectives(document: DocumentNode): DocumentNode {
  return visit(document, {
    Directive: (node) => (CLIENT_DIRECTIVES.has(node.name.value) ? null : undefined),
  })
}
