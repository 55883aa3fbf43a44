import { type KeyboardEvent, memo, useCallback } from 'react'
import { useAddress } from '../address/use-address.tsx'
import type { Scenario } from '../api/answers.ts'
import { useLiveSession } from '../state/live-session.tsx'
import { useShopCookies } from '../state/shop-cookies.ts'
import type { GroupedScenarios } from './find-scenarios.ts'
import styles from './ScenarioList.module.css'
import { ScenarioRow } from './ScenarioRow.tsx'

/** Scenarios under group headings. Arrow keys move between rows. */
export function ScenarioList({ groups }: { groups: readonly GroupedScenarios[] }) {
  const { address, go } = useAddress()
  const { world } = useLiveSession()
  const shop = useShopCookies()
  const onSelect = useCallback((scenario: Scenario) => go({ selection: scenario.selection }), [go])
  return (
    // Arrow keys are a shortcut between controls that Tab also reaches.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div className={styles.groups} data-rows role="group" aria-label="Scenarios" onKeyDown={moveBetweenRows}>
      {groups.map((group) => (
        <Group key={group.name} group={group} selection={address.selection} world={world} inShop={shop.selection} onSelect={onSelect} />
      ))}
    </div>
  )
}

type GroupProps = { group: GroupedScenarios; selection: string; world: string; inShop: string; onSelect: (scenario: Scenario) => void }

const Group = memo(function Group({ group, selection, world, inShop, onSelect }: GroupProps) {
  const id = `group-${group.name}`
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {group.name} <span className={styles.count}>{group.scenarios.length}</span>
      </h2>
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
    </section>
  )
})

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
