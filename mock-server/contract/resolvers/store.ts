import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import type { Resolvers } from '../__generated__/resolvers.ts'
import type { ContractContext } from '../context.ts'

const countries: Readonly<Record<StoreLocale, string>> = { 'en-GB': 'GB', 'en-US': 'US' }

/** Resolver of the visitor's apparent country. */
export const storeResolvers: Resolvers<ContractContext> = {
  Query: {
    viewerCountry: (_root, _args, { store, world }) => {
      const seen = world.state.read('viewerCountry')
      return seen === 'store' ? countries[store] : seen
    },
  },
}
