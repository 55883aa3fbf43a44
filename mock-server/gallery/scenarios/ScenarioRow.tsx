import { memo } from 'react'
import { Icon } from '#design-system/icon/Icon.tsx'
import type { Scenario } from '../api/answers.ts'
import { openOut } from '../look/gallery-icons.ts'
import { openLink } from '../state/open-link.ts'
import { LevelBadge } from './LevelBadge.tsx'
import styles from './ScenarioRow.module.css'

type ScenarioRowProps = {
  scenario: Scenario
  world: string
  isSelected: boolean
  /** Whether the shop in this browser is in this scenario now. */
  isInShop: boolean
  onSelect: (scenario: Scenario) => void
}

/** One scenario: a click shows its session; its link opens the shop in it. */
export const ScenarioRow = memo(function ScenarioRow({ scenario, world, isSelected, isInShop, onSelect }: ScenarioRowProps) {
  const { name, story, covers, steps, path, selection, level } = scenario
  return (
    <li className={styles.row} data-selected={isSelected || undefined}>
      <button type="button" className={styles.choice} aria-pressed={isSelected} onClick={() => onSelect(scenario)}>
        <span className={styles.name}>{name}</span>
        <span className={styles.words}>
          <span className={styles.story}>{withoutStore(story)}</span>
          <span className={styles.facts}>{facts(covers, steps.length)}</span>
        </span>
      </button>
      <span className={styles.notes}>
        {level && <LevelBadge level={level} />}
        {isSelected && (
          <a className={styles.toSession} href="#session" aria-label={`To the session of ${name}`}>
            Session
          </a>
        )}
        {isInShop && <span className={styles.inShop}>In your shop</span>}
      </span>
      <a
        className={styles.open}
        href={openLink({ selection, world, path })}
        target="_blank"
        rel="noreferrer"
        aria-label={`Open in shop: ${name} (new tab)`}
      >
        Open in shop
        <Icon icon={openOut} size={16} />
      </a>
    </li>
  )
})

/** The store is selected above the list, so rows do not repeat it. */
function withoutStore(story: string): string {
  const words = story.replace(/^U[KS] store: /, '')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function facts(covers: readonly string[], steps: number): string {
  const shown = covers.length > 3 ? [...covers.slice(0, 3), `and ${covers.length - 3} more`] : covers
  const walked = steps === 0 ? [] : [`${steps} ${steps === 1 ? 'step' : 'steps'}`]
  return [shown.join(', '), ...walked].filter(Boolean).join(' · ')
}
