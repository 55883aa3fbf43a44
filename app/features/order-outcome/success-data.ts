import 'server-only'
import { cache } from 'react'
import { RequestFailure } from '#app/platform/graphql/request-failure.ts'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { GetPlacedOrderDocument, type OrderFieldsFragment } from '#operations/__generated__/operations.ts'

/** The longest number that is asked for: more is nobody's. */
const LONGEST = 40

/** One of the shopper's orders; undefined for an unknown number and for somebody else's, which are told alike. */
export const successData = cache(async (pageRequest: PageRequest, number: string): Promise<OrderFieldsFragment | undefined> => {
  if (number === '' || number.length > LONGEST) return undefined
  try {
    return (await serverQuery(pageRequest, GetPlacedOrderDocument, { number })).order ?? undefined
  } catch (error) {
    if (error instanceof RequestFailure && error.code !== undefined && UNKNOWN.has(error.code)) return undefined
    throw error
  }
})

const UNKNOWN: ReadonlySet<string> = new Set(['NOT_FOUND', 'UNAUTHENTICATED', 'SESSION_REQUIRED', 'FORBIDDEN'])
