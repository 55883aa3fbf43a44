import 'server-only'
import { cache } from 'react'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { slotLimitMs, slotOf } from '#app/platform/slots/slot.ts'
import { evaluateFlags } from './evaluate-flags.ts'
import { baseFlags, type Flags } from './known-flags.ts'

/** The flags of a page request, fetched once; base values on failure. Shared pages have everybody's values. */
export const flagsFor = cache(async (pageRequest: PageRequest): Promise<Flags> => {
  const asker = { cookieHeader: pageRequest.cookieHeader, targetingKey: pageRequest.key || 'everybody' }
  return (await slotOf('flags', () => evaluateFlags(asker, slotLimitMs(pageRequest)))) ?? baseFlags
})
