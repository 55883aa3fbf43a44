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

/** Keyword and name of a definition at the beginning of a line. */
const DEFINITION = /^(?:extend )?(?:type|interface|union|enum|input|scalar) (\w+)/gm

/** Where each type stands: the file of `schema/` by its name. What stands nowhere came with a draft. */
function domains(root: string): Map<string, string> {
  const files = globSync('schema/**/*.graphql', { cwd: root }).filter((file) => basename(file) !== 'agreed.graphql')
  const found = files.sort().flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return [...text.matchAll(DEFINITION)].map(([, name = '']) => [name, basename(file, '.graphql')] as const)
  })
  // Where several files add to a type, the first one names it.
  return new Map(found.reverse())
}

/** The schema as text, by introspection, and by domain. */
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

/** `OBJECT`, `ENUM`, as introspection says it. */
function kindOf(type: GraphQLNamedType): string {
  const written = type.constructor.name.replace(/^GraphQL|Type$/g, '')
  return written === 'InputObject' ? 'INPUT_OBJECT' : written.toUpperCase()
}
