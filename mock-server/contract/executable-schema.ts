import { buildASTSchema, GraphQLScalarType, type GraphQLSchema, isAbstractType, isObjectType, isScalarType, parse } from 'graphql'
import { typeDefs } from '#schema/__generated__/type-defs.ts'
import { type Resolve, requireSession } from './require-session.ts'
import { resolvers } from './resolvers/resolvers.ts'
import { scalars } from './scalars.ts'

/** What scalars bring with them. */
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

/** Gives one type what resolves it. A name that the contract does not know is a mistake in the resolvers. */
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

function attachFields(fields: Readonly<Record<string, { resolve?: unknown }>>, name: string, given: FieldResolvers): void {
  for (const [field, resolve] of Object.entries(given)) {
    const known = fields[field]
    if (!known) throw new Error(`A resolver for ${name}.${field}, which is no field of the contract.`)
    known.resolve = requireSession(`${name}.${field}`, resolve)
  }
}

/** The contract, with a proposed change when there is one, ready to be executed. Built without the places of words: nobody asks for them. */
export function executableSchema(proposal = ''): GraphQLSchema {
  const schema = buildASTSchema(parse(`${typeDefs}\n${proposal}`, { noLocation: true }), { assumeValid: proposal === '' })
  for (const domain of [scalars, ...resolvers]) for (const [name, given] of Object.entries(domain)) attach(schema, name, given)
  return schema
}

/** The contract as it is agreed. Made once and shared by every host: it holds no state. */
export const contractSchema: GraphQLSchema = executableSchema()
