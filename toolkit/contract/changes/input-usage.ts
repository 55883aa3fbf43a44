import {
  type GraphQLInputObjectType,
  type GraphQLNamedType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  Kind,
  type ObjectValueNode,
  type ValueNode,
  type VariableDefinitionNode,
} from 'graphql'

/** Records that the current operation uses a coordinate (see `Usage`). */
export type Mark = (coordinate: string) => void

/** The current operation's variables by name. */
export type VariableTypes = ReadonlyMap<string, VariableDefinitionNode>

/**
 * Marks what a variable of the type may carry: every field of an input object, at any depth, and every value of an enum. The values come from code, so each
 * field counts both as sent and as omitted.
 */
export function markInput(type: GraphQLNamedType, mark: Mark, seen = new Set<string>()): void {
  if (seen.has(type.name)) return
  seen.add(type.name)
  mark(type.name)
  if (isEnumType(type)) for (const { name } of type.getValues()) mark(`${type.name}.${name}`)
  if (!isInputObjectType(type)) return
  for (const field of Object.values(type.getFields())) {
    mark(`${type.name}.${field.name}`)
    mark(`${type.name}.${field.name}?`)
    markInput(getNamedType(field.type), mark, seen)
  }
}

/** Marks an input object written inline in the operation: only the listed fields are sent. */
export function inputFieldsWritten(type: GraphQLInputObjectType, node: ObjectValueNode, variables: VariableTypes, mark: Mark): void {
  mark(type.name)
  for (const field of Object.values(type.getFields())) {
    const written = node.fields.find(({ name }) => name.value === field.name)
    if (written) {
      mark(`${type.name}.${field.name}`)
      mark(getNamedType(field.type).name)
    }
    if (!written || !isSurelyGiven(written.value, variables)) mark(`${type.name}.${field.name}?`)
  }
}

/** True when the value can never be missing or null: a literal, or a variable that is required or has a default. */
export function isSurelyGiven(value: ValueNode, variables: VariableTypes): boolean {
  if (value.kind === Kind.NULL) return false
  if (value.kind !== Kind.VARIABLE) return true
  const variable = variables.get(value.name.value)
  if (!variable) return false
  return variable.type.kind === Kind.NON_NULL_TYPE || (variable.defaultValue !== undefined && variable.defaultValue.kind !== Kind.NULL)
}
