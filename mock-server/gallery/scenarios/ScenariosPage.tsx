import { Button } from '#design-system/button/Button.tsx'
import { useAddress } from '../address/use-address.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { EmptyNote, LoadingNote, LoadProblem } from '../parts/States.tsx'
import { useKnown } from '../state/known.tsx'
import { storeName } from '../state/store-names.ts'
import { ScenarioList } from './ScenarioList.tsx'
import type { Found } from './use-found.ts'

/** The middle pane: search results by group. */
export function ScenariosPage({ found }: { found: Found }) {
  const { address, go } = useAddress()
  const { scenarios, again } = useKnown()
  const groups = address.group === '' ? found.groups : found.groups.filter(({ name }) => name === address.group)
  const count = groups.reduce((sum, group) => sum + group.scenarios.length, 0)
  return (
    <>
      <PageHead
        title={address.group || 'All scenarios'}
        note={scenarios.value ? `${count} ${count === 1 ? 'scenario' : 'scenarios'}, ${storeName(address.store)}` : ''}
      />
      {scenarios.error && <LoadProblem error={scenarios.error} again={again} />}
      {scenarios.isLoading && !scenarios.value && <LoadingNote what="scenarios" />}
      {scenarios.value && count === 0 && (
        <EmptyNote>
          <p>
            No scenarios in the {storeName(address.store)}
            {address.q ? ` for “${address.q}”` : ''}
            {address.group ? ` in ${address.group}` : ''}.
          </p>
          <Button size={44} variant="secondary" onClick={() => go({ q: '', group: '' })}>
            Show all scenarios
          </Button>
        </EmptyNote>
      )}
      <ScenarioList groups={groups} />
    </>
  )
}
