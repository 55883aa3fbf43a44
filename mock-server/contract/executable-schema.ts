import {
  buildASTSchema,
  type GraphQLArgument,
  GraphQLScalarType,
  type GraphQLSchema,
  isAbstractType,
  isObjectType,
  isScalarType,
  parse,
} from 'graphql'
import { typeDefs } from '#schema/__generated__/type-defs.ts'
import { checkArguments } from './check-arguments.ts'
import { type Resolve, requireSession } from './require-session.ts'
import { resolvers } from './resolvers/resolvers.ts'
import { scalars } from './scalars.ts'

/** The functions that define a scalar. */
const scalarParts = [
  'serialize',
  'parseValue',
  'parseLiteral',
  'coerceOutputValue',
  'coerceInputValue',
  'coerceInputLiteral',
  'valueToLiteral',
] as const

type FieldResolvers = Readonly<Record<string, Resolve>>

/** Attaches the resolvers of one type. Throws on a name that is not in the contract. */
function attach(schema: GraphQLSchema, name: string, given: unknown): void {
  const type = schema.getType(name)
  if (isScalarType(type) && given instanceof GraphQLScalarType) {
    for (const part of scalarParts) Object.assign(type, { [part]: given[part] })
  } else if (isObjectType(type)) {
    attachFields(type.getFields(), name, given as FieldResolvers)
  } else if (isAbstractType(type)) {
    Object.assign(type, { resolveType: (given as Readonly<Record<string, unknown>>)['__resolveType'] })
  } else {
    throw new Error(`Resolvers for ${name}, which is no type of the contract.`)
  }
}

function attachFields(
  fields: Readonly<Record<string, { args: readonly GraphQLArgument[]; resolve?: unknown }>>,
  name: string,
  given: FieldResolvers,
): void {
  for (const [field, resolve] of Object.entries(given)) {
    const known = fields[field]
    if (!known) throw new Error(`A resolver for ${name}.${field}, which is no field of the contract.`)
    const coordinate = `${name}.${field}`
    known.resolve = checkArguments(coordinate, known.args, requireSession(coordinate, resolve))
  }
}

/** The executable contract, with a proposed change if there is one. Built without source locations, which nothing uses. */
export function executableSchema(proposal = ''): GraphQLSchema {
  const schema = buildASTSchema(parse(`${typeDefs}\n${proposal}`, { noLocation: true }), { assumeValid: proposal === '' })
  for (const domain of [scalars, ...resolvers]) for (const [name, given] of Object.entries(domain)) attach(schema, name, given)
  return schema
}

/** The agreed contract. Built once and shared by all hosts because it is stateless. */
export const contractSchema: GraphQLSchema = executableSchema()
