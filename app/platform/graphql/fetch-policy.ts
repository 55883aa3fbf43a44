import type { FetchPolicy } from '@apollo/client'
import type { ClientFetchPolicy } from '#operations/__generated__/policies.ts'

/** Apollo's name for each fetch policy. */
export const apolloFetchPolicy = {
  CACHE_FIRST: 'cache-first',
  FRESH: 'network-only',
  NOT_CACHED: 'no-cache',
} as const satisfies Record<ClientFetchPolicy, FetchPolicy>
