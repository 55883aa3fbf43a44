import { makeExecutableSchema } from '@graphql-tools/schema'
import type { GraphQLSchema } from 'graphql'
import { typeDefs } from '#schema/__generated__/type-defs.ts'
import { resolvers } from './resolvers/resolvers.ts'
import { scalars } from './scalars.ts'

/** The contract, ready to be executed. Made once and shared by every host: it holds no state. */
export const contractSchema: GraphQLSchema = makeExecutableSchema({ typeDefs, resolvers: [scalars, ...resolvers] })
