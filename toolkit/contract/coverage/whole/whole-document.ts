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
 * A query that asks one root field for everything that it can answer: every field of every type, members of unions and interfaces each by their own
 * fragment. A type that stands inside itself, or is looked at elsewhere, is asked for what is no object there. The root field's arguments become variables
 * of the same names.
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
  // Two members may have fields of one name and other types: each answers under its own.
  const asked = fields.map((field) => `${type.name}_${field.name}: ${field.name}${selectionOf(schema, field, inner)}`)
  return `{ __typename ${asked.join(' ')} }`
}
