import {
  type ASTNode,
  type ConstDirectiveNode,
  type DefinitionNode,
  type DocumentNode,
  Kind,
  print,
  type TypeDefinitionNode,
  visit,
} from 'graphql'

/** Extension kinds by the kind of the definition they extend. */
const EXTENDED_KIND: Readonly<Record<string, string>> = {
  [Kind.SCHEMA_EXTENSION]: Kind.SCHEMA_DEFINITION,
  [Kind.SCALAR_TYPE_EXTENSION]: Kind.SCALAR_TYPE_DEFINITION,
  [Kind.OBJECT_TYPE_EXTENSION]: Kind.OBJECT_TYPE_DEFINITION,
  [Kind.INTERFACE_TYPE_EXTENSION]: Kind.INTERFACE_TYPE_DEFINITION,
  [Kind.UNION_TYPE_EXTENSION]: Kind.UNION_TYPE_DEFINITION,
  [Kind.ENUM_TYPE_EXTENSION]: Kind.ENUM_TYPE_DEFINITION,
  [Kind.INPUT_OBJECT_TYPE_EXTENSION]: Kind.INPUT_OBJECT_TYPE_DEFINITION,
}

/** The lists of a definition that an extension adds to and whose order has no meaning. */
const LISTS = ['directives', 'interfaces', 'fields', 'types', 'values', 'operationTypes', 'arguments', 'locations'] as const

type Listed = { [list in (typeof LISTS)[number]]?: readonly ASTNode[] }

/**
 * The schema as one text: extensions merged, everything in alphabetical order, descriptions and directives kept. graphql's own printSchema would drop the
 * directives, and with them the open points. Equivalent schemas give the same text.
 */
export function flatten(document: DocumentNode): string {
  const merged = new Map<string, DefinitionNode>()
  const definitions = [...document.definitions].sort((a, b) => Number(a.kind in EXTENDED_KIND) - Number(b.kind in EXTENDED_KIND))
  for (const node of definitions) {
    const key = keyOf(node)
    const base = merged.get(key)
    merged.set(key, base ? withListsOf(base, node) : node)
  }
  const sorted = [...merged].sort(([a], [b]) => compare(a, b)).map(([, node]) => visit(node, { enter: sortLists }))
  return `${print({ kind: Kind.DOCUMENT, definitions: sorted })}\n`
}

/** Sorts by schema, then directives, then types; within each by name. */
function keyOf(node: DefinitionNode): string {
  const kind = EXTENDED_KIND[node.kind] ?? node.kind
  if (kind === Kind.SCHEMA_DEFINITION) return '0'
  return `${kind === Kind.DIRECTIVE_DEFINITION ? '1' : '2'} ${(node as TypeDefinitionNode).name.value}`
}

function withListsOf(base: DefinitionNode, extension: DefinitionNode): DefinitionNode {
  const from = extension as Listed
  const onto = base as Listed
  const lists = LISTS.filter((list) => from[list]).map((list) => [list, [...(onto[list] ?? []), ...(from[list] ?? [])]] as const)
  return { ...base, ...Object.fromEntries(lists) }
}

function sortLists(node: ASTNode): ASTNode | undefined {
  // Keep the written order inside a value: it is part of the value.
  if (node.kind === Kind.LIST || node.kind === Kind.OBJECT) return undefined
  const listed = node as Listed
  const lists = LISTS.filter((list) => (listed[list]?.length ?? 0) > 1)
  if (lists.length === 0) return undefined
  return {
    ...node,
    ...Object.fromEntries(lists.map((list) => [list, [...(listed[list] ?? [])].sort((a, b) => compare(nameOf(a), nameOf(b)))])),
  } as ASTNode
}

function nameOf(node: ASTNode): string {
  if (node.kind === Kind.NAME) return node.value
  if (node.kind === Kind.OPERATION_TYPE_DEFINITION) return node.operation
  return (node as ConstDirectiveNode).name.value
}

/** Compares by code unit, so that the order does not depend on the machine's locale. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
