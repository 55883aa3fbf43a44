import { Icon } from '#design-system/icon/Icon.tsx'
import type { View } from '../address/address.ts'
import { useAddress, useLinkTo } from '../address/use-address.tsx'
import { resetAll } from '../api/control.ts'
import { reset } from '../look/gallery-icons.ts'
import { ConfirmButton } from '../parts/ConfirmButton.tsx'
import { Segmented } from '../parts/Segmented.tsx'
import { useTell } from '../parts/toasts.tsx'
import { useLiveSession } from '../state/live-session.tsx'
import { storeOptions } from '../state/store-names.ts'
import { asControlError } from '../state/use-answer.ts'
import styles from './GalleryHeader.module.css'

const rooms: readonly { view: View; label: string; holds: readonly View[] }[] = [
  { view: 'scenarios', label: 'Scenarios', holds: ['scenarios'] },
  { view: 'compose', label: 'Compose', holds: ['compose'] },
  { view: 'experiments', label: 'Experiments', holds: ['experiments'] },
  { view: 'schema', label: 'Contract', holds: ['schema', 'operations', 'flows', 'open-points', 'coverage', 'changes'] },
]

/** The page header: the server's name, navigation, the store switch and a reset. */
export function GalleryHeader() {
  return (
    <header className={styles.header} data-surface="dark">
      <div className={styles.names}>
        <span className={styles.brand}>Ottilie</span>
        <span className={styles.title}>Scenario gallery</span>
        <span className={styles.tag}>Mock server, port {location.port || '80'}</span>
      </div>
      <RoomLinks />
      <div className={styles.tools}>
        <StoreSwitch />
        <ResetAll />
      </div>
    </header>
  )
}

function RoomLinks() {
  const { address } = useAddress()
  const linkTo = useLinkTo()
  return (
    <nav aria-label="Gallery" className={styles.rooms}>
      {rooms.map(({ view, label, holds }) => (
        <a
          key={view}
          {...linkTo({ view, item: '' })}
          className={styles.room}
          aria-current={holds.includes(address.view) ? 'page' : undefined}
        >
          {label}
        </a>
      ))}
    </nav>
  )
}

function StoreSwitch() {
  const { address, go } = useAddress()
  return (
    <Segmented look="dark" label="Store" options={storeOptions} chosen={address.store} onChoose={(store) => go({ store, group: '' })} />
  )
}

function ResetAll() {
  const { again } = useLiveSession()
  const tell = useTell()
  const run = () =>
    resetAll().then(
      (ended) => {
        tell(`${ended} ${ended === 1 ? 'session' : 'sessions'} ended.`)
        again()
      },
      (error: unknown) => tell(asControlError(error).message, 'error'),
    )
  return (
    <ConfirmButton
      className={styles.reset ?? ''}
      variant="primary"
      label={
        <>
          <Icon icon={reset} size={18} />
          Reset all
        </>
      }
      question="Reset every session?"
      consequence="Every session of this mock server ends: including those of other tabs, other people and running tests. Their changes are lost."
      confirm="Reset all"
      onConfirm={() => void run()}
    />
  )
}
