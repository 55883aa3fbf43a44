import {
  type FieldNode,
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  Kind,
  type NamedTypeNode,
  type OperationDefinitionNode,
  TypeInfo,
  type TypeNode,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import type { Operation } from '../load.ts'
import { inputFieldsWritten, isSurelyGiven, type Mark, markInput, type VariableTypes } from './input-usage.ts'

/**
 * What the shop's operations use: exact coordinates to operation names. Never matched by prefix, so that an unused `User.name` says nothing about
 * `User.nameSuffix`.
 *
 * | coordinate | the operation |
 * |---|---|
 * | `Type` | uses the type in an answer, a variable or a type condition |
 * | `Type.field`, `Input.field` | selects it; sends it, or could (a variable may carry any field) |
 * | `Type.field.arg` | passes the argument |
 * | `Type.field.arg?`, `Input.field?` | may omit it or send null somewhere, so making it required would break the operation |
 * | `Enum.VALUE` | sends it, or reads the enum, which may answer with any value |
 * | `read Enum` | reads the enum, so a new value may be unhandled |
 * | `Abstract > Member` | selects the union or interface, which may answer with any member |
 * | `@directive` | carries the directive |
 */
export type Usage = ReadonlyMap<string, ReadonlySet<string>>

/**
 * The usage of all operations under one schema. Anything the schema does not define is skipped: the same operations are read under the agreed schema and under
 * the new one, and each defines only part of what they use.
 */
export function collectUsage(schema: GraphQLSchema, operations: readonly Operation[]): Usage {
  const usage = new Map<string, Set<string>>()
  for (const { name, document, node } of operations) {
    markOperation(schema, document, node, (coordinate) => {
      const names = usage.get(coordinate)
      if (names) names.add(name)
      else usage.set(coordinate, new Set([name]))
    })
  }
  return usage
}

/** The names of all operations that use any of the coordinates, sorted. */
export function operationsUsing(usages: readonly Usage[], coordinates: readonly string[]): string[] {
  const names = usages.flatMap((usage) => coordinates.flatMap((coordinate) => [...(usage.get(coordinate) ?? [])]))
  return [...new Set(names)].sort()
}

function markOperation(schema: GraphQLSchema, document: Operation['document'], operation: OperationDefinitionNode, mark: Mark): void {
  const types = new TypeInfo(schema)
  const variables: VariableTypes = new Map((operation.variableDefinitions ?? []).map((node) => [node.variable.name.value, node]))
  const root = schema.getRootType(operation.operation)
  if (root) mark(root.name)

  visit(
    document,
    visitWithTypeInfo(types, {
      VariableDefinition: ({ type }) => {
        const named = typeFromAST(schema, innermost(type))
        if (named) markInput(named, mark)
      },
      Field: (node) => {
        const parent = types.getParentType()
        const field = types.getFieldDef()
        if (!parent || !field || field.name.startsWith('__')) return
        for (const owner of [parent, ...membersOf(schema, parent)]) markField(owner, field.name, node, variables, mark)
        markAnswer(schema, field.type, mark)
      },
      InlineFragment: ({ typeCondition }) => {
        if (typeCondition) markCondition(schema, typeCondition.name.value, mark)
      },
      FragmentDefinition: ({ typeCondition }) => markCondition(schema, typeCondition.name.value, mark),
      Directive: ({ name }) => mark(`@${name.value}`),
      ObjectValue: (node) => {
        const type = getNamedType(types.getInputType() ?? undefined)
        if (isInputObjectType(type)) inputFieldsWritten(type, node, variables, mark)
      },
      EnumValue: ({ value }) => {
        const type = getNamedType(types.getInputType() ?? undefined)
        if (!isEnumType(type)) return
        mark(type.name)
        mark(`${type.name}.${value}`)
      },
    }),
  )
}

function markField(owner: GraphQLCompositeType, name: string, node: FieldNode, variables: VariableTypes, mark: Mark): void {
  const field = 'getFields' in owner ? owner.getFields()[name] : undefined
  if (!field) return
  mark(owner.name)
  mark(`${owner.name}.${name}`)
  for (const argument of field.args) markArgument(`${owner.name}.${name}.${argument.name}`, argument, node, variables, mark)
}

function markArgument(coordinate: string, { name, type }: GraphQLArgument, node: FieldNode, variables: VariableTypes, mark: Mark): void {
  const given = node.arguments?.find((argument) => argument.name.value === name)
  if (given) {
    mark(coordinate)
    mark(getNamedType(type).name)
  }
  if (!given || !isSurelyGiven(given.value, variables)) mark(`${coordinate}?`)
}

/** Marks what an answer may contain for a field's type. */
function markAnswer(schema: GraphQLSchema, type: GraphQLOutputType, mark: Mark): void {
  const named = getNamedType(type)
  mark(named.name)
  if (isEnumType(named)) {
    mark(`read ${named.name}`)
    for (const { name } of named.getValues()) mark(`${named.name}.${name}`)
  }
  for (const member of membersOf(schema, named)) {
    mark(member.name)
    mark(`${named.name} > ${member.name}`)
  }
}

function markCondition(schema: GraphQLSchema, typeName: string, mark: Mark): void {
  const type = schema.getType(typeName)
  if (isObjectType(type)) mark(type.name)
  else if (isAbstractType(type)) markAnswer(schema, type, mark)
}

function membersOf(schema: GraphQLSchema, type: unknown): readonly GraphQLCompositeType[] {
  return isAbstractType(type) ? schema.getPossibleTypes(type) : []
}

function innermost(type: TypeNode): NamedTypeNode {
  return type.kind === Kind.NAMED_TYPE ? type : innermost(type.type)
}
