import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isObjectType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'
import { answeredType, isSemanticNonNull } from '../../../codegen/semantic-non-null.ts'

/** What an answer may contain under one key. */
export type ShapeField = {
  /** The path to the key, without indexes: `basket.items.variant`. */
  path: string
  /** Its coordinate in the contract: `BasketItem.variant`; for `__typename` the name alone. */
  coordinate: string
  /** The field's type in an answer without errors. */
  type: GraphQLOutputType
  /** True: null although its type is non-null, where an error says why. */
  isNullWithError: boolean
  /** True: a directive may omit the key. */
  isConditional: boolean
  /** Shapes of the objects there, by type name; empty for types without fields. */
  below: ReadonlyMap<string, ShapeObject>
}

/** An object's fields by key. */
export type ShapeObject = ReadonlyMap<string, ShapeField>

/** The shape of every possible answer to an operation. */
export type AnswerShape = { schema: GraphQLSchema; root: ShapeObject }

/** Names of the object types whose fields a shape contains, and of the interfaces they implement. */
export function typesIn({ schema, root }: AnswerShape): Set<string> {
  const found = new Set<string>()
  const visit = (fields: ShapeObject): void => {
    for (const { coordinate, below } of fields.values()) {
      found.add(coordinate.split('.')[0] ?? '')
      for (const inner of below.values()) visit(inner)
    }
  }
  visit(root)
  for (const name of Array.from(found)) {
    const type = schema.getType(name)
    if (isObjectType(type)) for (const { name: kept } of type.getInterfaces()) found.add(kept)
  }
  return found
}

type SelectedField = { node: FieldNode; isConditional: boolean }

/** Fields selected together, and whether a directive above them may omit them while the object itself is present. */
type AskedSet = { set: SelectionSetNode; isConditional: boolean }

type Reading = { schema: GraphQLSchema; fragments: ReadonlyMap<string, FragmentDefinitionNode> }

/** The shape of the answers to a document's only operation, with fragments resolved. Throws for a document that is invalid under the schema. */
export function answerShape(schema: GraphQLSchema, document: DocumentNode): AnswerShape {
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)
  const root = operation && schema.getRootType(operation.operation)
  if (!operation || !root) throw new Error('The document has no operation that the schema answers.')
  const fragments = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
  const reading = { schema, fragments: new Map(fragments.map((node) => [node.name.value, node])) }
  return { schema, root: shapeObject(reading, root, [{ set: operation.selectionSet, isConditional: false }], '') }
}

function shapeObject(reading: Reading, type: GraphQLObjectType, sets: readonly AskedSet[], above: string): ShapeObject {
  const asked = new Map<string, SelectedField[]>()
  for (const set of sets) collect(reading, type, set, asked)
  return new Map([...asked].map(([key, all]) => [key, shapeField(reading, type, all, above ? `${above}.${key}` : key)]))
}

function shapeField(reading: Reading, parent: GraphQLObjectType, asked: readonly SelectedField[], path: string): ShapeField {
  const name = asked[0]?.node.name.value ?? ''
  const field = reading.schema.getField(parent, name)
  if (!field) throw new Error(`${parent.name} has no field ${name}, which is asked for at ${path}.`)
  // When one selection includes the field unconditionally and another adds subfields conditionally, those may be missing although the field is present.
  const sets = asked.flatMap(({ node: { selectionSet: set }, isConditional }) =>
    set ? [{ set, isConditional: isConditional && asked.length > 1 }] : [],
  )
  return {
    path,
    coordinate: name === '__typename' ? name : `${parent.name}.${name}`,
    type: answeredType(field),
    isNullWithError: isSemanticNonNull(field.astNode),
    isConditional: asked.every(({ isConditional }) => isConditional),
    below: new Map(membersOf(reading.schema, field.type).map((member) => [member.name, shapeObject(reading, member, sets, path)])),
  }
}

/** The object types that a value may have. */
function membersOf(schema: GraphQLSchema, type: GraphQLOutputType): readonly GraphQLObjectType[] {
  const named = getNamedType(type)
  if (isAbstractType(named)) return schema.getPossibleTypes(named)
  return isObjectType(named) ? [named] : []
}

/** The fields that apply to a type, by response key. */
function collect(reading: Reading, type: GraphQLObjectType, { set, isConditional }: AskedSet, into: Map<string, SelectedField[]>): void {
  for (const node of set.selections) {
    const isMaybe = isConditional || isLeftOutSometimes(node)
    if (node.kind === Kind.FIELD) {
      const key = node.alias?.value ?? node.name.value
      into.set(key, [...(into.get(key) ?? []), { node, isConditional: isMaybe }])
      continue
    }
    const fragment = node.kind === Kind.FRAGMENT_SPREAD ? reading.fragments.get(node.name.value) : node
    if (!fragment || !applies(reading.schema, fragment.typeCondition?.name.value, type)) continue
    collect(reading, type, { set: fragment.selectionSet, isConditional: isMaybe }, into)
  }
}

function isLeftOutSometimes({ directives = [] }: SelectionNode): boolean {
  return directives.some(({ name }) => name.value === 'include' || name.value === 'skip')
}

function applies(schema: GraphQLSchema, condition: string | undefined, type: GraphQLObjectType): boolean {
  if (condition === undefined || condition === type.name) return true
  const named = schema.getType(condition)
  return isAbstractType(named) && schema.isSubType(named, type)
}
