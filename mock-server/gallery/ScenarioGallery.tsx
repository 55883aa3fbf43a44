import { AddressProvider, useAddress } from './address/use-address.tsx'
import { ClockCard } from './clock/ClockCard.tsx'
import { ComposePage } from './compose/ComposePage.tsx'
import { ContractPages } from './contract/ContractPages.tsx'
import { ExperimentsPage } from './experiments/ExperimentsPage.tsx'
import { FaultsCard } from './faults/FaultsCard.tsx'
import { GalleryHeader } from './header/GalleryHeader.tsx'
import { JournalCard } from './journal/JournalCard.tsx'
import { ToastProvider } from './parts/toasts.tsx'
import styles from './ScenarioGallery.module.css'
import { GroupNav } from './scenarios/GroupNav.tsx'
import { focusFirstRow } from './scenarios/ScenarioList.tsx'
import { ScenariosPage } from './scenarios/ScenariosPage.tsx'
import { SearchBox } from './scenarios/SearchBox.tsx'
import { useFound } from './scenarios/use-found.ts'
import { Inspector } from './session/Inspector.tsx'
import { SessionBar, SessionPane, SessionSheetProvider, useSessionSheet } from './session/session-sheet.tsx'
import { UndoProvider } from './session/undo.tsx'
import { KnownProvider } from './state/known.tsx'
import { LiveSessionProvider } from './state/live-session.tsx'

/** The whole page: the providers for loaded data, the live session and the address, around three panes. */
export function ScenarioGallery() {
  return (
    <AddressProvider>
      <ToastProvider>
        <KnownProvider>
          <LiveSessionProvider>
            <UndoProvider>
              <SessionSheetProvider>
                <Page />
              </SessionSheetProvider>
            </UndoProvider>
          </LiveSessionProvider>
        </KnownProvider>
      </ToastProvider>
    </AddressProvider>
  )
}

function Page() {
  const { address } = useAddress()
  const { isShown } = useSessionSheet()
  const isOfScenarios = ['scenarios', 'compose', 'experiments'].includes(address.view)
  return (
    <>
      <div inert={isShown}>
        <a className="skip-link" href="#room">
          Skip to the content
        </a>
        <GalleryHeader />
      </div>
      {isOfScenarios ? <Panes /> : <ContractPages />}
    </>
  )
}

function Panes() {
  const { address, go } = useAddress()
  const found = useFound()
  const { isShown } = useSessionSheet()
  return (
    <div className={styles.panes}>
      <aside className={styles.side} aria-label="Search, clock and faults" inert={isShown}>
        <SearchBox
          label={`Search ${found.total} scenarios`}
          value={address.q}
          onChange={(q) => go({ q, view: 'scenarios' }, { replace: true })}
          onLeave={focusFirstRow}
        />
        <GroupNav groups={found.groups} />
        <ClockCard />
        <FaultsCard />
        <SessionBar />
      </aside>
      <main className={styles.room} inert={isShown}>
        {address.view === 'compose' && <ComposePage />}
        {address.view === 'experiments' && <ExperimentsPage />}
        {address.view === 'scenarios' && <ScenariosPage found={found} />}
      </main>
      <SessionPane>
        <Inspector />
        <JournalCard />
      </SessionPane>
    </div>
  )
}
