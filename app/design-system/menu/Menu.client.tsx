'use client'

import { type KeyboardEvent, type ReactNode, type ToggleEvent, useRef } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { HeaderButton, type HeaderToolProps } from '../header/HeaderTool.tsx'
import { Icon } from '../icon/Icon.tsx'
import { close } from '../icon/icons.ts'
import styles from './Menu.module.css'
import { type MenuKey, nextItem } from './next-item.ts'

export type MenuItem = {
  /** Unique among the items. */
  id: string
  label: string
  /** Link target; without it the item only calls `onSelect`. */
  href?: string
  /** Text of a badge after the label, e.g. "New". Part of the accessible name. */
  tag?: string
  onSelect?: () => void
  /** True while its action is pending. */
  isBusy?: boolean
}

type MenuProps = {
  /** Unique on the page. */
  id: string
  /** The button that opens it. */
  button: HeaderToolProps
  /** Heading at the top, which labels the menu. */
  heading: string
  closeLabel: string
  items: readonly MenuItem[]
  /** Error message above the items. */
  notice?: ReactNode
}

/**
 * A button with a menu below it: a native popover, so the browser handles Escape, outside clicks and restoring focus. Opening moves focus to the first item;
 * arrow keys wrap around, Home and End go to the ends, Tab closes the menu and moves on.
 */
export function Menu({ id, button, heading, closeLabel, items, notice }: MenuProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const headingId = `${id}-heading`

  const itemsOf = () => [...(panel.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]

  const handleToggle = ({ newState }: ToggleEvent) => {
    // An item may already have been chosen.
    if (newState === 'open' && !panel.current?.contains(document.activeElement)) itemsOf()[0]?.focus()
  }

  const handleTriggerKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') panel.current?.hidePopover()
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    panel.current?.showPopover()
    itemsOf()
      .at(event.key === 'ArrowDown' ? 0 : -1)
      ?.focus()
  }

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') {
      // The browser then moves focus from the button to the next or previous tab stop.
      trigger.current?.focus()
      panel.current?.hidePopover()
    } else if (isMenuKey(event.key)) {
      event.preventDefault()
      const all = itemsOf()
      const at = all.findIndex((item) => item === document.activeElement)
      all[nextItem(event.key, at, all.length)]?.focus()
    }
  }

  return (
    <div className={styles.menu}>
      <HeaderButton {...button} ref={trigger} popoverTarget={id} aria-haspopup="menu" aria-controls={id} onKeyDown={handleTriggerKey} />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the items in it */}
      <div id={id} ref={panel} popover="auto" className={styles.panel} onToggle={handleToggle} onKeyDown={handleKey}>
        <div className={styles.top}>
          <h2 id={headingId} className={styles.heading}>
            {heading}
          </h2>
          {/* Keyboard users close with Escape; this is for pointer and touch. */}
          <IconButton label={closeLabel} tabIndex={-1} popoverTarget={id} popoverTargetAction="hide">
            <Icon icon={close} size={20} />
          </IconButton>
        </div>
        {notice}
        <ul role="menu" aria-labelledby={headingId} className={styles.items}>
          {items.map((item, index) => (
            <li key={item.id} role="none">
              <Item {...item} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function Item({ id, label, href, tag, onSelect, isBusy, isFirst }: MenuItem & { isFirst: boolean }) {
  // The menu's one tab stop; arrow keys reach the others.
  const attributes = { role: 'menuitem', tabIndex: isFirst ? 0 : -1, className: styles.item, 'data-item': id, onClick: onSelect } as const
  const face = (
    <>
      {label}
      {tag && <span className={styles.tag}>{tag}</span>}
    </>
  )
  return href === undefined ? (
    <button type="button" {...attributes} aria-disabled={isBusy || undefined}>
      {face}
    </button>
  ) : (
    <a href={href} {...attributes}>
      {face}
    </a>
  )
}

function isMenuKey(key: string): key is MenuKey {
  return key === 'ArrowDown' || key === 'ArrowUp' || key === 'Home' || key === 'End'
}
