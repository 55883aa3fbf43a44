import 'server-only'
import { cache } from 'react'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { slotLimitMs, slotOf } from '#app/platform/slots/slot.ts'
import { type EvaluatedFlags, evaluateFlags } from './evaluate-flags.ts'
import { baseFlags, type Flags } from './known-flags.ts'

const noAnswer: EvaluatedFlags = { flags: baseFlags, overridden: [] }

const evaluatedFor = cache(async (pageRequest: PageRequest): Promise<EvaluatedFlags> => {
  const asker = { cookieHeader: pageRequest.cookieHeader, targetingKey: pageRequest.key || 'everybody' }
  return (await slotOf('flags', () => evaluateFlags(asker, slotLimitMs(pageRequest)))) ?? noAnswer
})

/** The flags of a page request, fetched once; base values on failure. Shared pages have everybody's values. */
export async function flagsFor(pageRequest: PageRequest): Promise<Flags> {
  return (await evaluatedFor(pageRequest)).flags
}

/**
 * The experiments that a tester overrides, each with the variation that is shown in place of the assigned one. Only in a world of the visitor's own: a
 * shopper's page never has any.
 */
export async function overriddenExperiments(pageRequest: PageRequest): Promise<readonly { flag: string; variation: string }[]> {
  if (!pageRequest.hasWorld) return []
  const { flags, overridden } = await evaluatedFor(pageRequest)
  const values: Readonly<Record<string, string | undefined>> = flags
  return overridden
    .filter((flag) => flag.startsWith('experiment-'))
    .flatMap((flag) => {
      const variation = values[flag]
      return variation === undefined ? [] : [{ flag, variation }]
    })
}
