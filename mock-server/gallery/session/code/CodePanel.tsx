import { useMemo } from 'react'
import styles from './CodePanel.module.css'
import { jsonTokens } from './json-tokens.ts'

/** Text beyond this stays in one colour: a hundred thousand pieces would hold the page up. */
const LONGEST = 60_000

type CodePanelProps = { label: string; text: string /** It is no JSON: in one colour. */; isPlain?: boolean }

/** JSON in colours on the dark panel. It scrolls by itself, also with the keyboard. */
export function CodePanel({ label, text, isPlain = false }: CodePanelProps) {
  const tokens = useMemo(() => (isPlain || text.length > LONGEST ? [{ kind: 'sign', text }] : jsonTokens(text)), [text, isPlain])
  return (
    // What scrolls must be reachable by keyboard.
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
