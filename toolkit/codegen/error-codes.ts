import type { PluginFunction } from '@graphql-codegen/plugin-helpers'
import { type ConstDirectiveNode, type GraphQLSchema, isEnumType, Kind, valueFromASTUntyped } from 'graphql'

/** Codegen plugin: the list of codes with what each means and how it is told, and the codes that each root field declares. */
export const plugin: PluginFunction = (schema) => `import type { ErrorCode, NotificationLevel, Store } from './types.ts'

/** How a code is told to shoppers of these stores. */
export type ToldAs = { readonly level: NotificationLevel; readonly help: string | null; readonly stores: readonly Store[] }

/** What each code means, from its description, and how it is told to shoppers, from \`@notification\`: not at all if the list is empty. */
export const errorCodes: Readonly<Record<ErrorCode, { readonly meaning: string; readonly told: readonly ToldAs[] }>> = ${JSON.stringify(codesOf(schema), null, 2)}

/** The codes of \`@errors\` by the coordinate of the root field. */
export const declaredCodes: Readonly<Record<string, readonly ErrorCode[]>> = ${JSON.stringify(declaredCodes(schema), null, 2)}
`

type Told = { level: unknown; help: unknown; stores: unknown }

function codesOf(schema: GraphQLSchema): Record<string, { meaning: string; told: Told[] }> {
  const type = schema.getType('ErrorCode')
  if (!isEnumType(type)) throw new Error('The contract has no enum ErrorCode.')
  const directive = schema.getDirective('notification')
  const everyStore = directive?.args.find(({ name }) => name === 'stores')?.default
  const stores = everyStore?.literal ? valueFromASTUntyped(everyStore.literal) : everyStore?.value
  return Object.fromEntries(
    type.getValues().map(({ name, description, astNode }) => {
      const told = (astNode?.directives ?? [])
        .filter((node) => node.name.value === 'notification')
        .map((node) => ({
          level: argument(node, 'level'),
          help: argument(node, 'help') ?? null,
          stores: argument(node, 'stores') ?? stores,
        }))
      return [name, { meaning: meaningOf(description ?? ''), told }]
    }),
  )
}

/** A description without the word that says where the code stands. */
function meaningOf(description: string): string {
  const text = description.replace(/^Problem: /, '')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function declaredCodes(schema: GraphQLSchema): Record<string, unknown> {
  const found: Record<string, unknown> = {}
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const { name, astNode } of Object.values(root?.getFields() ?? {})) {
      const directive = astNode?.directives?.find((node) => node.name.value === 'errors')
      if (directive) found[`${root?.name}.${name}`] = argument(directive, 'codes')
    }
  }
  return found
}

function argument(directive: ConstDirectiveNode, name: string): unknown {
  const value = directive.arguments?.find((node) => node.name.value === name)?.value
  return value === undefined || value.kind === Kind.NULL ? undefined : valueFromASTUntyped(value)
}
