import { useEffect, useRef } from 'react'
import { useAddress, useLinkTo } from '../address/use-address.tsx'
import type { GroupedScenarios } from './find-scenarios.ts'
import styles from './GroupNav.module.css'

/** Scenario groups with their result counts. On narrow screens the list scrolls sideways. */
export function GroupNav({ groups }: { groups: readonly GroupedScenarios[] }) {
  const { address } = useAddress()
  const total = groups.reduce((sum, { scenarios }) => sum + scenarios.length, 0)
  return (
    <nav aria-label="Groups of scenarios">
      <ul className={styles.groups}>
        <GroupLink group="" label="All scenarios" count={total} isCurrent={address.group === ''} />
        {groups.map(({ name, scenarios }) => (
          <GroupLink key={name} group={name} label={name} count={scenarios.length} isCurrent={address.group === name} />
        ))}
      </ul>
    </nav>
  )
}

type GroupLinkProps = { group: string; label: string; count: number; isCurrent: boolean }

function GroupLink({ group, label, count, isCurrent }: GroupLinkProps) {
  const linkTo = useLinkTo()
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isCurrent && item.current) bringIntoSight(item.current)
  }, [isCurrent])
  return (
    <li ref={item}>
      <a {...linkTo({ group, view: 'scenarios' })} className={styles.group} aria-current={isCurrent ? 'true' : undefined}>
        {label}
        <span className={styles.count}>{count}</span>
      </a>
    </li>
  )
}

/** Scrolls the list sideways to an item without scrolling the page. */
function bringIntoSight(item: HTMLElement): void {
  const list = item.parentElement
  if (!list) return
  const middle = (list.clientWidth - item.offsetWidth) / 2
  list.scrollLeft += item.getBoundingClientRect().left - list.getBoundingClientRect().left - middle
}
