import { useState } from 'react'
import { Button } from '#design-system/button/Button.tsx'
import { IconButton } from '#design-system/button/IconButton.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { close } from '#design-system/icon/icons.ts'
import type { ListedFault } from '../api/answers.ts'
import { setFaults } from '../api/control.ts'
import { nameWords } from '../look/name-words.ts'
import { Fold } from '../parts/Fold.tsx'
import { SwitchRow } from '../parts/SwitchRow.tsx'
import { useKnown } from '../state/known.tsx'
import { useLiveSession } from '../state/live-session.tsx'
import styles from './FaultsCard.module.css'
import { OwnFaultDialog } from './OwnFaultDialog.tsx'

const none: readonly ListedFault[] = []
const SHOWN = 5

/** The session's faults: presets as switches, and custom faults. */
export function FaultsCard() {
  const { facets } = useKnown()
  const { session } = useLiveSession()
  const [isAll, setAll] = useState(false)
  const presets = facets.value?.faults ?? none
  const active = session?.faults ?? []
  const own = active.filter((text) => !presets.some((preset) => preset.text === text))
  // Active faults are always shown.
  const shown = isAll ? presets : presets.filter(({ text }, at) => at < SHOWN || active.includes(text))
  return (
    <Fold title="Faults" note={active.length === 0 ? '' : `${active.length} on`}>
      {!session && <p className={styles.empty}>Choose a scenario to add faults to it.</p>}
      <Presets presets={shown} active={active} />
      {presets.length > SHOWN && (
        <Button size={44} variant="quiet" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
          {isAll ? 'Show fewer' : `Show all ${presets.length}`}
        </Button>
      )}
      <OwnFaults own={own} active={active} />
    </Fold>
  )
}

function Presets({ presets, active }: { presets: readonly ListedFault[]; active: readonly string[] }) {
  const { session, change } = useLiveSession()
  return (
    <ul>
      {presets.map(({ name, story, text }) => (
        <li key={name}>
          <SwitchRow
            name={nameWords(name)}
            story={story || text}
            isOn={active.includes(text)}
            isDisabled={!session}
            onChange={(isOn) =>
              void change(
                (id) => setFaults(id, isOn ? [...active, text] : active.filter((one) => one !== text)),
                `${nameWords(name)} is ${isOn ? 'on' : 'off'}.`,
              )
            }
          />
        </li>
      ))}
    </ul>
  )
}

function OwnFaults({ own, active }: { own: readonly string[]; active: readonly string[] }) {
  const { session, change } = useLiveSession()
  const [isWriting, setWriting] = useState(false)
  return (
    <>
      {own.length > 0 && (
        <ul className={styles.own} aria-label="Custom faults">
          {own.map((text) => (
            <li key={text} className={styles.ownFault}>
              <code>{text}</code>
              <IconButton
                label={`Remove ${text}`}
                onClick={() =>
                  void change(
                    (id) =>
                      setFaults(
                        id,
                        active.filter((one) => one !== text),
                      ),
                    'Fault removed.',
                  )
                }
              >
                <Icon icon={close} size={16} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <Button size={44} variant="secondary" wide disabled={!session} onClick={() => setWriting(true)}>
        Add a custom fault
      </Button>
      <OwnFaultDialog isOpen={isWriting} active={active} onClose={() => setWriting(false)} />
    </>
  )
}
