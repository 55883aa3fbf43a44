import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isObjectType,
  isRequiredArgument,
} from 'graphql'
import { operationFields, operationVariables } from '#fixtures/operations/usual-variables.ts'
import { contractSchema } from '../contract/executable-schema.ts'

/** Fields from a root field down to one that answers a type. */
type Path = readonly GraphQLField<unknown, unknown>[]

/** Most fields of a path, most paths that are tried for a type, and most objects of a type that are looked for. */
const DEEPEST = 5
const MOST_PATHS = 12
const ENOUGH = 6

const paths = new Map<string, readonly Path[]>()

/**
 * Objects of an agreed type, as the contract answers them in this request's world: found by asking the queries that lead to the type. Empty when no query
 * has one now.
 */
export async function samplesOf(type: string, context: unknown, info: GraphQLResolveInfo): Promise<readonly unknown[]> {
  const found: unknown[] = []
  for (const path of pathsTo(type)) {
    found.push(...(await follow(path, context, info)))
    if (found.length >= ENOUGH) break
  }
  return found.slice(0, ENOUGH)
}

function pathsTo(type: string): readonly Path[] {
  const known = paths.get(type)
  if (known) return known
  const found = search(contractSchema, type)
  paths.set(type, found)
  return found
}

/** The shortest ways to a type, breadth first. A type that was passed is not passed again. */
function search(schema: GraphQLSchema, wanted: string): Path[] {
  const query = schema.getQueryType()
  if (!query) return []
  const found: Path[] = []
  const seen = new Set<string>([query.name])
  let level: { type: GraphQLObjectType; path: Path }[] = [{ type: query, path: [] }]
  for (let depth = 0; depth < DEEPEST && found.length < MOST_PATHS; depth += 1) {
    const next: typeof level = []
    for (const { type, path } of level)
      for (const field of Object.values(type.getFields())) {
        if (depth > 0 && field.args.some(isRequiredArgument)) continue
        const named = getNamedType(field.type)
        const members = isAbstractType(named) ? schema.getPossibleTypes(named) : isObjectType(named) ? [named] : []
        const longer = [...path, field]
        if (named.name === wanted || members.some(({ name }) => name === wanted)) found.push(longer)
        next.push(...members.filter(({ name }) => !seen.has(name)).map((member) => ({ type: member, path: longer })))
      }
    for (const { type } of next) seen.add(type.name)
    level = next
  }
  return found.slice(0, MOST_PATHS)
}

/** The objects at the end of a path; none where a step is refused or answers null. */
async function follow(path: Path, context: unknown, info: GraphQLResolveInfo): Promise<unknown[]> {
  let values: unknown[] = [undefined]
  for (const [depth, field] of path.entries()) {
    const args = depth === 0 ? usualArguments(field) : defaultsOf(field)
    const answers = await Promise.all(values.slice(0, ENOUGH).map((source) => answered(field, source, args, context, info)))
    values = answers.flat(2).filter((value) => value !== null && value !== undefined)
  }
  return values
}

async function answered(
  field: GraphQLField<unknown, unknown>,
  source: unknown,
  args: Record<string, unknown>,
  context: unknown,
  info: GraphQLResolveInfo,
): Promise<unknown> {
  try {
    return await (field.resolve ?? defaultFieldResolver)(source, args, context, { ...info, fieldName: field.name })
  } catch {
    // This world refuses it, as a question for members does a guest.
    return null
  }
}

/** Arguments of a root field: those of an operation that the shop sends for it. */
function usualArguments(field: GraphQLField<unknown, unknown>): Record<string, unknown> {
  const asks = ([operation]: [string, unknown]): boolean => (operationFields[operation] ?? operation) === field.name
  const [, variables = {}] = Object.entries(operationVariables).find(asks) ?? []
  const names = new Set(field.args.map(({ name }) => name))
  return { ...defaultsOf(field), ...Object.fromEntries(Object.entries(variables).filter(([name]) => names.has(name))) }
}

function defaultsOf(field: GraphQLField<unknown, unknown>): Record<string, unknown> {
  return Object.fromEntries(field.args.flatMap(({ name, defaultValue }) => (defaultValue === undefined ? [] : [[name, defaultValue]])))
}
