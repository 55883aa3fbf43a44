import { createContext, type ReactNode, use } from 'react'
import type { Facets, Scenario } from '../api/answers.ts'
import { fetchFacets, fetchScenarios } from '../api/control.ts'
import { type LoadState, useLoaded } from './use-answer.ts'

type Known = { scenarios: LoadState<readonly Scenario[]>; facets: LoadState<Facets>; again: () => void }

const KnownContext = createContext<Known>({ scenarios: { isLoading: true }, facets: { isLoading: true }, again: () => {} })

/** Loads the data that does not change while the server runs: scenarios and facets. */
export function KnownProvider({ children }: { children: ReactNode }) {
  const [scenarios, scenariosAgain] = useLoaded('scenarios', fetchScenarios)
  const [found, facetsAgain] = useLoaded('facets', fetchFacets)
  const again = () => {
    scenariosAgain()
    facetsAgain()
  }
  return <KnownContext value={{ scenarios, facets: found, again }}>{children}</KnownContext>
}

/** Scenarios and facets, as far as loaded. */
export function useKnown(): Known {
  return use(KnownContext)
}
