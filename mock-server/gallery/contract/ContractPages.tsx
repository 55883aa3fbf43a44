import type { View } from '../address/address.ts'
import { useAddress, useLinkTo } from '../address/use-address.tsx'
import { FlowsPage } from '../flows/FlowsPage.tsx'
import styles from './ContractPages.module.css'
import { OperationsPage } from './operations/OperationsPage.tsx'
import { ChangesPage } from './reports/ChangesPage.tsx'
import { CoveragePage } from './reports/CoveragePage.tsx'
import { OpenPointsPage } from './reports/OpenPointsPage.tsx'
import { SchemaPage } from './schema/SchemaPage.tsx'

const pages: readonly { view: View; label: string }[] = [
  { view: 'schema', label: 'Schema' },
  { view: 'operations', label: 'Operations' },
  { view: 'flows', label: 'Flows' },
  { view: 'open-points', label: 'Open points' },
  { view: 'coverage', label: 'Coverage' },
  { view: 'changes', label: 'Changes' },
]

/** The contract pages: schema, operations, open points and reports. */
export function ContractPages() {
  const { address } = useAddress()
  const linkTo = useLinkTo()
  return (
    <div className={styles.room}>
      <nav aria-label="The contract" className={styles.pages}>
        {pages.map(({ view, label }) => (
          <a key={view} {...linkTo({ view, item: '' })} className={styles.page} aria-current={address.view === view ? 'page' : undefined}>
            {label}
          </a>
        ))}
      </nav>
      <main className={styles.content}>
        {address.view === 'schema' && <SchemaPage />}
        {address.view === 'operations' && <OperationsPage />}
        {address.view === 'flows' && <FlowsPage />}
        {address.view === 'open-points' && <OpenPointsPage />}
        {address.view === 'coverage' && <CoveragePage />}
        {address.view === 'changes' && <ChangesPage />}
      </main>
    </div>
  )
}
