import { createContext, type ReactNode, use } from 'react'
import type { Facets, Scenario } from '../api/answers.ts'
import { allScenarios, facets } from '../api/control.ts'
import { type Answer, useAnswer } from './use-answer.ts'

type Known = { scenarios: Answer<readonly Scenario[]>; facets: Answer<Facets>; again: () => void }

const KnownContext = createContext<Known>({ scenarios: { isLoading: true }, facets: { isLoading: true }, again: () => {} })

/** Loads once what does not change while the server runs: scenarios and facets. */
export function KnownProvider({ children }: { children: ReactNode }) {
  const [scenarios, scenariosAgain] = useAnswer('scenarios', allScenarios)
  const [found, facetsAgain] = useAnswer('facets', facets)
  const again = () => {
    scenariosAgain()
    facetsAgain()
  }
  return <KnownContext value={{ scenarios, facets: found, again }}>{children}</KnownContext>
}

/** Scenarios and facets, as far as they have come. */
export function useKnown(): Known {
  return use(KnownContext)
}
