import {
  buildASTSchema,
  type DocumentNode,
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

/** Attaches the resolvers of one type. Throws on a name that is not in the contract; a draft may have taken it away. */
function attach(schema: GraphQLSchema, name: string, given: unknown, isDraft: boolean): void {
  const type = schema.getType(name)
  if (!type && isDraft) return
  if (isScalarType(type) && given instanceof GraphQLScalarType) {
    for (const part of scalarParts) Object.assign(type, { [part]: given[part] })
  } else if (isObjectType(type)) {
    attachFields(type.getFields(), name, given as FieldResolvers, isDraft)
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
  isDraft: boolean,
): void {
  for (const [field, resolve] of Object.entries(given)) {
    const known = fields[field]
    if (!known && isDraft) continue
    if (!known) throw new Error(`A resolver for ${name}.${field}, which is no field of the contract.`)
    const coordinate = `${name}.${field}`
    known.resolve = checkArguments(coordinate, known.args, requireSession(coordinate, resolve))
  }
}

/** The contract's definitions, without source locations, which nothing uses. */
export const contractDocument: DocumentNode = parse(typeDefs, { noLocation: true })

/** The executable contract, or a draft of it: resolvers of what the draft takes away are left out. */
export function executableSchema(draft?: DocumentNode): GraphQLSchema {
  const schema = buildASTSchema(draft ?? contractDocument, { assumeValid: true })
  for (const domain of [scalars, ...resolvers])
    for (const [name, given] of Object.entries(domain)) attach(schema, name, given, draft !== undefined)
  return schema
}

/** The agreed contract. Built once and shared by all hosts because it is stateless. */
export const contractSchema: GraphQLSchema = executableSchema()
