import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isEnumType,
  isListType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  visit,
} from 'graphql'

const TYPENAME = '__typename'

/** An answer to a document (made by `withTypenames`), as the server gave it. */
export type Answer = {
  document: DocumentNode
  data?: unknown
  errors?: readonly { path?: readonly (string | number)[] | undefined }[] | undefined
}

/** Coordinates that answers held: `Enum.VALUE`, `Abstract > Member`, and `Type.field` as null or as something. */
export type Observed = { enumValues: Set<string>; members: Set<string>; nulls: Set<string>; values: Set<string> }

type Walk = {
  schema: GraphQLSchema
  fragments: ReadonlyMap<string, FragmentDefinitionNode>
  failed: ReadonlySet<string>
  observed: Observed
}

/** The document with `__typename` in every selection below the root: without it an answer does not say which member it is. */
export function withTypenames(document: DocumentNode): DocumentNode {
  const typename: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: TYPENAME } }
  return visit(document, {
    SelectionSet: (node, _key, parent) =>
      parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION
        ? undefined
        : { ...node, selections: [...node.selections, typename] },
  })
}

/** Nothing seen yet. */
export function nothingObserved(): Observed {
  return { enumValues: new Set(), members: new Set(), nulls: new Set(), values: new Set() }
}

/** Adds what an answer held, by the types of the schema. A null that an error explains is no answer and is not counted. */
export function observe(schema: GraphQLSchema, { document, data, errors = [] }: Answer, observed: Observed): void {
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)
  const root = operation && schema.getRootType(operation.operation)
  if (!operation || !root || !isRecord(data)) return
  const fragments = new Map(
    document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION).map((node) => [node.name.value, node]),
  )
  // An error's null spreads to the nearest nullable parent: any null on the way to the failure is the failure's.
  const failed = new Set(errors.flatMap(({ path = [] }) => path.map((_, index) => path.slice(0, index + 1).join('.'))))
  walkObject({ schema, fragments, failed, observed }, root, [operation.selectionSet], data, [])
}

function walkObject(
  walk: Walk,
  type: GraphQLObjectType,
  selections: readonly SelectionSetNode[],
  value: Record<string, unknown>,
  path: readonly (string | number)[],
): void {
  for (const [key, nodes] of collect(walk, type, selections)) {
    const name = nodes[0]?.name.value ?? ''
    const field = type.getFields()[name]
    if (!field || !(key in value)) continue
    const here = [...path, key]
    const held = value[key]
    if (held === null && walk.failed.has(here.join('.'))) continue
    const kept = held === null ? walk.observed.nulls : walk.observed.values
    kept.add(`${type.name}.${name}`)
    const below = nodes.flatMap(({ selectionSet }) => (selectionSet ? [selectionSet] : []))
    walkValue(walk, field.type, below, held, here)
  }
}

function walkValue(
  walk: Walk,
  type: GraphQLOutputType,
  selections: readonly SelectionSetNode[],
  value: unknown,
  path: readonly (string | number)[],
): void {
  if (value === null || value === undefined) return
  const bare = getNullableType(type)
  if (isListType(bare)) {
    if (Array.isArray(value)) value.forEach((item, index) => walkValue(walk, bare.ofType, selections, item, [...path, index]))
    return
  }
  const named = getNamedType(bare)
  if (isEnumType(named)) walk.observed.enumValues.add(`${named.name}.${String(value)}`)
  if (!isRecord(value)) return
  const member = isAbstractType(named) ? walk.schema.getType(String(value[TYPENAME])) : named
  if (!isObjectType(member)) return
  if (isAbstractType(named)) walk.observed.members.add(`${named.name} > ${member.name}`)
  walkObject(walk, member, selections, value, path)
}

/** The fields that apply to the type, by the key they answer under: graphql's own "collect fields", without its variables. */
function collect(
  walk: Walk,
  type: GraphQLObjectType,
  selections: readonly SelectionSetNode[],
  into = new Map<string, FieldNode[]>(),
): Map<string, FieldNode[]> {
  for (const selection of selections.flatMap((set) => set.selections)) {
    if (selection.kind === Kind.FIELD) {
      const key = selection.alias?.value ?? selection.name.value
      into.set(key, [...(into.get(key) ?? []), selection])
      continue
    }
    const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? walk.fragments.get(selection.name.value) : selection
    const condition = fragment?.typeCondition?.name.value
    if (!fragment || (condition !== undefined && !applies(walk.schema, condition, type))) continue
    collect(walk, type, [fragment.selectionSet], into)
  }
  return into
}

function applies(schema: GraphQLSchema, condition: string, type: GraphQLObjectType): boolean {
  const named = schema.getType(condition)
  return named === type || (isAbstractType(named) && schema.isSubType(named, type))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
