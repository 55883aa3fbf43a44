import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import {
  type GraphQLNamedType,
  type GraphQLSchema,
  introspectionFromSchema,
  isIntrospectionType,
  isSpecifiedScalarType,
  printSchema,
} from 'graphql'
import type { SchemaView } from '../schemas/contract-schemas.ts'

/** Keyword and name of a definition at the start of a line. */
const DEFINITION = /^(?:extend )?(?:type|interface|union|enum|input|scalar) (\w+)/gm

/** The domain of each type: the name of the file in `schema/` that defines it. Types without a file come from a draft. */
function domains(root: string): Map<string, string> {
  const files = globSync('schema/**/*.graphql', { cwd: root }).filter(isOfTheApi)
  const found = files.sort().flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return [...text.matchAll(DEFINITION)].map(([, name = '']) => [name, basename(file, '.graphql')] as const)
  })
  // When several files extend a type, the first one counts.
  return new Map(found.reverse())
}

/** The events are a contract of their own. */
function isOfTheApi(file: string): boolean {
  return basename(file) !== 'agreed.graphql' && !/^schema[\\/]events[\\/]/.test(file)
}

/** The schema as SDL, as introspection, and by domain. */
export function schemaView(schema: GraphQLSchema, root: string): SchemaView {
  const domainOf = domains(root)
  const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
  return {
    sdl: printSchema(schema),
    introspection: { ...introspectionFromSchema(schema) },
    types: types.map((type) => ({
      name: type.name,
      kind: kindOf(type),
      domain: domainOf.get(type.name) ?? 'draft',
      description: type.description ?? '',
    })),
  }
}

/** The kind as in introspection: `OBJECT`, `ENUM`. */
function kindOf(type: GraphQLNamedType): string {
  const written = type.constructor.name.replace(/^GraphQL|Type$/g, '')
  return written === 'InputObject' ? 'INPUT_OBJECT' : written.toUpperCase()
}
