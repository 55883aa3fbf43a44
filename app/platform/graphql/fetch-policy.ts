import type { FetchPolicy, MutationFetchPolicy } from '@apollo/client'
import type { ClientFetchPolicy } from '#operations/__generated__/policies.ts'

/** Apollo's name for each fetch policy of a query. */
export const queryFetchPolicy = {
  CACHE_FIRST: 'cache-first',
  FRESH: 'network-only',
  NOT_CACHED: 'no-cache',
} as const satisfies Record<ClientFetchPolicy, FetchPolicy>

/** A mutation is always sent; the policy only decides whether its answer is cached. */
export function mutationFetchPolicy(policy: ClientFetchPolicy): MutationFetchPolicy {
  return policy === 'NOT_CACHED' ? 'no-cache' : 'network-only'
}
