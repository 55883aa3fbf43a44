import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import { tabs as tabNames } from '../address/address.ts'
import { useAddress } from '../address/use-address.tsx'
import { EmptyNote, LoadingNote, LoadProblem } from '../parts/States.tsx'
import { useLiveSession } from '../state/live-session.tsx'
import styles from './Inspector.module.css'
import { SessionList } from './menu/SessionList.tsx'
import { NearestNames } from './NearestNames.tsx'
import { SessionHead } from './SessionHead.tsx'
import { BasketTab } from './tabs/BasketTab.tsx'
import { CookiesTab } from './tabs/CookiesTab.tsx'
import { FlagsTab } from './tabs/FlagsTab.tsx'
import { SessionTab } from './tabs/SessionTab.tsx'
import { StepsTab } from './tabs/StepsTab.tsx'

const labels = { session: 'Session', basket: 'Basket', flags: 'Flags', cookies: 'Cookies', steps: 'Steps' } as const
const panels = { session: SessionTab, basket: BasketTab, flags: FlagsTab, cookies: CookiesTab, steps: StepsTab } as const

/** The right pane: the selected session. */
export function Inspector() {
  const { address } = useAddress()
  const { isLoading, error, selection, session, again } = useLiveSession()
  if (address.selection === '') return <NothingSelected />
  if (error)
    return (
      <div className={styles.padded}>
        <h2 className={styles.quiet}>{address.selection}</h2>
        <LoadProblem error={error} again={again}>
          <NearestNames names={error.nearest} />
        </LoadProblem>
      </div>
    )
  // Keep the current session mounted while it reloads, so that an open dialog does not close.
  if (!selection || !session) return isLoading ? <LoadingNote what="the session" /> : null
  return <SessionTabs />
}

function SessionTabs() {
  const { address, go } = useAddress()
  return (
    <Tabs
      selectedKey={address.tab}
      onSelectionChange={(key) => {
        const tab = tabNames.find((name) => name === key)
        if (tab && tab !== address.tab) go({ tab }, { replace: true })
      }}
    >
      <TabList className={styles.tabs ?? ''} aria-label="The session">
        {tabNames.map((name) => (
          <Tab key={name} id={name} className={styles.tab ?? ''}>
            {labels[name]}
          </Tab>
        ))}
      </TabList>
      <SessionHead />
      {tabNames.map((name) => {
        const Panel = panels[name]
        return (
          <TabPanel key={name} id={name} className={styles.panel ?? ''}>
            <Panel />
          </TabPanel>
        )
      })}
    </Tabs>
  )
}

function NothingSelected() {
  return (
    <>
      <EmptyNote>
        <h2 className={styles.quiet}>No session yet</h2>
        <p>Choose a scenario, or compose a state: its session shows here, with the requests it made.</p>
      </EmptyNote>
      <SessionList />
    </>
  )
}
