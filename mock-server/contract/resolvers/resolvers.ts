import { basketResolvers } from './basket.ts'
import { catalogueResolvers } from './catalogue.ts'
import { membershipResolvers } from './membership.ts'
import { searchResolvers } from './search.ts'
import { sessionResolvers } from './session.ts'

/** The resolvers of each domain. A new domain is one file and one line here. */
export const resolvers = [catalogueResolvers, searchResolvers, basketResolvers, sessionResolvers, membershipResolvers]
