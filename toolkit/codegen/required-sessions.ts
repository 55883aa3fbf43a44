import { type GraphQLSchema, Kind } from 'graphql'

/** The session that each root field needs according to `@requires`, by coordinate. */
export function requiredSessions(schema: GraphQLSchema): Map<string, string> {
  const found = new Map<string, string>()
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const { name, astNode } of Object.values(root?.getFields() ?? {})) {
      const directive = astNode?.directives?.find((node) => node.name.value === 'requires')
      const value = directive?.arguments?.find((argument) => argument.name.value === 'session')?.value
      if (value?.kind === Kind.ENUM) found.set(`${root?.name}.${name}`, value.value)
    }
  }
  return found
}
