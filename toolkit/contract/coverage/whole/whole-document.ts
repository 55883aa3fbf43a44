import {
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isRequiredArgument,
} from 'graphql'

/**
 * A query that selects everything below one root field: every field of every type, with a fragment for each member of a union or interface. For a type that
 * contains itself or is listed in `elsewhere`, only its non-object fields are selected. The root field's arguments become variables of the same names.
 */
export function wholeDocument(schema: GraphQLSchema, root: string, elsewhere: readonly string[] = []): string {
  const field = schema.getQueryType()?.getFields()[root]
  if (!field) throw new Error(`There is no query ${root}.`)
  const types = field.args.map(({ name, type }) => `$${name}: ${type}`)
  const given = field.args.map(({ name }) => `${name}: $${name}`)
  const selection = `${root}${given.length > 0 ? `(${given.join(', ')})` : ''}${selectionOf(schema, field, elsewhere)}`
  return `query whole${types.length > 0 ? `(${types.join(', ')})` : ''} { ${selection} }`
}

function selectionOf(schema: GraphQLSchema, field: GraphQLField<unknown, unknown>, above: readonly string[]): string {
  const type = getNamedType(field.type)
  return isCompositeType(type) ? ` ${fieldsOf(schema, type, above)}` : ''
}

function fieldsOf(schema: GraphQLSchema, type: GraphQLCompositeType, above: readonly string[]): string {
  if (isAbstractType(type)) {
    const members = schema.getPossibleTypes(type).map((member) => `... on ${member.name} ${fieldsOf(schema, member, above)}`)
    return `{ __typename ${members.join(' ')} }`
  }
  const isInside = above.includes(type.name)
  const fields = Object.values(type.getFields()).filter(
    (field) => !field.args.some(isRequiredArgument) && !(isInside && isCompositeType(getNamedType(field.type))),
  )
  const inner = [...above, type.name]
  // Two members may have fields of the same name with different types, so each gets an alias.
  const asked = fields.map((field) => `${type.name}_${field.name}: ${field.name}${selectionOf(schema, field, inner)}`)
  return `{ __typename ${asked.join(' ')} }`
}
