import { type GraphQLField, GraphQLNonNull, type GraphQLOutputType, getNullableType } from 'graphql'
import { semanticNonNull } from '#schema/__generated__/semantic-non-null.ts'

/** The type of a field in an answer without errors: the contract's `@semanticNonNull` makes it non-null. */
export function typeWithoutErrors(parent: string, { name, type }: GraphQLField<unknown, unknown>): GraphQLOutputType {
  return semanticNonNull.has(`${parent}.${name}`) ? new GraphQLNonNull(getNullableType(type)) : type
}
