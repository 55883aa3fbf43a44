import { type DocumentNode, visit } from 'graphql'

/** The directives of an operation that are only for the browser. They are declared in operations/client-directives.graphql. */
export const CLIENT_DIRECTIVES: ReadonlySet<string> = new Set(['session', 'fetchPolicy', 'retry'])

/** A copy of the document without the browser's directives, as sent and as listed in the manifest. */
export function withoutClientDirectives(document: DocumentNode): DocumentNode {
  return visit(document, {
    Directive: (node) => (CLIENT_DIRECTIVES.has(node.name.value) ? null : undefined),
  })
}
