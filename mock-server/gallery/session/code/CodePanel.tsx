import { useMemo } from 'react'
import styles from './CodePanel.module.css'
import { jsonTokens } from './json-tokens.ts'

/** Longer text is not coloured: a hundred thousand elements would block the page. */
const LONGEST = 60_000

type CodePanelProps = { label: string; text: string /** Not JSON: no colours. */; isPlain?: boolean }

/** Syntax-coloured JSON on the dark panel. It scrolls, also by keyboard. */
export function CodePanel({ label, text, isPlain = false }: CodePanelProps) {
  const tokens = useMemo(() => (isPlain || text.length > LONGEST ? [{ kind: 'sign', text }] : jsonTokens(text)), [text, isPlain])
  return (
    // Scrollable content must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={styles.panel} tabIndex={0} role="region" aria-label={label}>
      <code>
        {tokens.map(({ kind, text: piece }, at) => (
          <span key={at} data-kind={kind}>
            {piece}
          </span>
        ))}
      </code>
    </pre>
  )
}
