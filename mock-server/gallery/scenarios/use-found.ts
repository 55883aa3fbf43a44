import { useDeferredValue, useMemo } from 'react'
import { useAddress } from '../address/use-address.tsx'
import type { Scenario } from '../api/answers.ts'
import { useKnown } from '../state/known.tsx'
import { finderOf, type GroupedScenarios, groupsOf, onlyNamed } from './find-scenarios.ts'

/** Search results by group. */
export type Found = { groups: readonly GroupedScenarios[] /** Number of scenarios in the store. */; total: number }

const none: readonly Scenario[] = []

/** The store's scenarios that match the search. Typing is never blocked by the list. */
export function useFound(): Found {
  const { address } = useAddress()
  const { scenarios } = useKnown()
  const all = scenarios.value ?? none
  const words = useDeferredValue(address.q.trim())
  const find = useMemo(() => finderOf(all), [all])
  const groups = useMemo(() => groupsOf(all, address.store), [all, address.store])
  const found = useMemo(() => onlyNamed(groups, words === '' ? undefined : find(words)), [groups, find, words])
  return useMemo(() => ({ groups: found, total: groups.reduce((sum, { scenarios: list }) => sum + list.length, 0) }), [found, groups])
}
