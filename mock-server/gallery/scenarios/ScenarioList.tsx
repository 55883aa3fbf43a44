import { type KeyboardEvent, memo, type ReactNode, useCallback, useState } from 'react'
import { Icon } from '#design-system/icon/Icon.tsx'
import { chevronDown } from '#design-system/icon/icons.ts'
import { useAddress } from '../address/use-address.tsx'
import type { Scenario } from '../api/answers.ts'
import { useSessionSheet } from '../session/session-sheet.tsx'
import { useLiveSession } from '../state/live-session.tsx'
import { useShopCookies } from '../state/shop-cookies.ts'
import { NARROW, useMedia } from '../state/use-media.ts'
import type { GroupedScenarios } from './find-scenarios.ts'
import styles from './ScenarioList.module.css'
import { ScenarioRow } from './ScenarioRow.tsx'

/** Scenarios under group headings. Arrow keys move between rows. */
export function ScenarioList({ groups }: { groups: readonly GroupedScenarios[] }) {
  const { address, go } = useAddress()
  const { world } = useLiveSession()
  const shop = useShopCookies()
  const { show } = useSessionSheet()
  const isNarrow = useMedia(NARROW)
  const onSelect = useCallback(
    (scenario: Scenario) => {
      go({ selection: scenario.selection })
      show()
    },
    [go, show],
  )
  // What was asked for is open: a group, or what a search found. The whole list is 60,000 px tall on a phone.
  const isAsked = address.group !== '' || address.q.trim() !== ''
  return (
    // Arrow keys are a shortcut between controls that Tab also reaches.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div className={styles.groups} data-rows role="group" aria-label="Scenarios" onKeyDown={moveBetweenRows}>
      {groups.map((group) => (
        <Group
          // A new question opens and closes the groups anew.
          key={`${group.name} ${isNarrow && !isAsked}`}
          group={group}
          isFolded={isNarrow && !isAsked}
          selection={address.selection}
          world={world}
          inShop={shop.selection}
          onSelect={onSelect}
        />
      ))}
    </div>
  )
}

type GroupProps = {
  group: GroupedScenarios
  /** Whether its rows are hidden until its heading is pressed. */
  isFolded: boolean
  selection: string
  world: string
  inShop: string
  onSelect: (scenario: Scenario) => void
}

const Group = memo(function Group({ group, isFolded, ...rest }: GroupProps) {
  const id = `group-${group.name}`
  const heading = (
    <h2 id={id} className={styles.heading}>
      {group.name} <span className={styles.count}>{group.scenarios.length}</span>
    </h2>
  )
  return (
    <section className={styles.group} aria-labelledby={id}>
      {isFolded ? (
        <FoldedGroup heading={heading}>
          <Rows group={group} {...rest} />
        </FoldedGroup>
      ) : (
        <>
          {heading}
          <Rows group={group} {...rest} />
        </>
      )}
    </section>
  )
})

/** Its rows are rendered once it is opened: there are six hundred in all. */
function FoldedGroup({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.fold} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.trigger}>
        {heading}
        <Icon icon={chevronDown} size={18} />
      </summary>
      {isOpen && children}
    </details>
  )
}

function Rows({ group, selection, world, inShop, onSelect }: Omit<GroupProps, 'isFolded'>) {
  return (
    <ul className={styles.rows}>
      {group.scenarios.map((scenario) => (
        <ScenarioRow
          key={scenario.name}
          scenario={scenario}
          world={world}
          isSelected={scenario.selection === selection}
          isInShop={scenario.selection === inShop}
          onSelect={onSelect}
        />
      ))}
    </ul>
  )
}

/** Moves focus to the first row of the list. */
export function focusFirstRow(): void {
  document.querySelector<HTMLElement>(CHOICES)?.focus()
}

const CHOICES = '[data-rows] button[aria-pressed]'

function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const ends = { Home: 0, End: -1 }[event.key]
  if (by === undefined && ends === undefined) return
  const choices = [...event.currentTarget.querySelectorAll<HTMLElement>('button[aria-pressed]')]
  const row = document.activeElement?.closest('li')
  const at = choices.findIndex((choice) => choice.closest('li') === row)
  const next = by === undefined ? choices.at(ends ?? 0) : choices[Math.max(0, at + by)]
  if (!next) return
  event.preventDefault()
  next.focus()
}
