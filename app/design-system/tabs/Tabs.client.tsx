'use client'

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { nextTab } from './next-tab.ts'
import styles from './Tabs.module.css'

type TabsProps = {
  /** Accessible name of the tab list. */
  label: string
  tabs: readonly { key: string; label: ReactNode; panel: ReactNode }[]
  /** Key of the tab selected initially; defaults to the first. */
  initial?: string
}

/** Tabbed panels. Arrows, Home and End select a tab; Tab moves into the panel. */
export function Tabs({ label, tabs, initial }: TabsProps) {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(initial)
  const current = Math.max(
    0,
    tabs.findIndex(({ key }) => key === chosen),
  )

  const handleKeyDown = (event: KeyboardEvent) => {
    const next = nextTab(event.key, current, tabs.length)
    if (next === undefined) return
    event.preventDefault()
    setChosen(tabs[next]?.key)
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }

  return (
    <div>
      <div ref={row} className={styles.row} role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}-tab`}
            className={styles.tab}
            aria-selected={index === current}
            aria-controls={`${id}-${tab.key}`}
            tabIndex={index === current ? 0 : -1}
            onClick={() => setChosen(tab.key)}
            onKeyDown={handleKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={`${id}-${tab.key}`}
          className={styles.panel}
          aria-labelledby={`${id}-${tab.key}-tab`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold nothing that can be reached
          tabIndex={0}
          hidden={index !== current}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  )
}
