import { type KeyboardEvent, useEffect, useRef } from 'react'
import { IconButton } from '#design-system/button/IconButton.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { close, search } from '#design-system/icon/icons.ts'
import styles from './SearchBox.module.css'

type SearchBoxProps = {
  label: string
  value: string
  onChange: (value: string) => void
  /** Called on arrow down, to move into the results. */
  onLeave?: () => void
}

/** The search field; the "/" key focuses it from anywhere on the page. */
export function SearchBox({ label, value, onChange, onLeave }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  useSlash(() => input.current?.focus())
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && value !== '') onChange('')
    else if (event.key === 'ArrowDown' && onLeave) onLeave()
    else return
    event.preventDefault()
  }
  return (
    <search className={styles.box}>
      <Icon icon={search} size={18} />
      <input
        ref={input}
        type="search"
        className={styles.input}
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        value={value}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {value === '' ? (
        <kbd className={styles.key} aria-hidden="true">
          /
        </kbd>
      ) : (
        <IconButton
          label="Clear the search"
          onClick={() => {
            onChange('')
            input.current?.focus()
          }}
        >
          <Icon icon={close} size={16} />
        </IconButton>
      )}
    </search>
  )
}

/** Runs when "/" is pressed outside a text field. */
function useSlash(run: () => void) {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      const { target } = event
      if (target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))) return
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
