import { Fragment, useState } from 'react'
import { Icon } from '#design-system/icon/Icon.tsx'
import { check, error as errorIcon } from '#design-system/icon/icons.ts'
import type { ListedRequest } from '../api/session-answers.ts'
import { shortTimeText } from '../clock/clock-text.ts'
import { EntryDetail } from './EntryDetail.tsx'
import { entryOutcome } from './entry-outcome.ts'
import styles from './JournalTable.module.css'

/** Requests as rows; each expands to the request and its response. */
export function JournalTable({ entries, labelledBy }: { entries: readonly ListedRequest[]; labelledBy: string }) {
  const [open, setOpen] = useState<number>()
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">Operation</th>
          <th scope="col">Status</th>
          <th scope="col" className={styles.right}>
            <abbr title="milliseconds">ms</abbr>
          </th>
        </tr>
      </thead>
      {entries.map((entry) => (
        <EntryRows
          key={entry.number}
          entry={entry}
          isOpen={entry.number === open}
          onToggle={() => setOpen(entry.number === open ? undefined : entry.number)}
        />
      ))}
    </table>
  )
}

/** Allows line breaks after underscores in a code, but none in a number. */
function Breakable({ text }: { text: string }) {
  return (
    <span>
      {text.split(/(?<=_)/).map((piece) => (
        <Fragment key={piece}>
          {piece}
          <wbr />
        </Fragment>
      ))}
    </span>
  )
}

function EntryRows({ entry, isOpen, onToggle }: { entry: ListedRequest; isOpen: boolean; onToggle: () => void }) {
  const { isError, word } = entryOutcome(entry)
  const detail = `entry-${entry.number}`
  return (
    <tbody className={styles.entry} data-error={isError || undefined}>
      <tr>
        <td>
          <time dateTime={new Date(entry.at).toISOString()}>{shortTimeText(entry.at)}</time>
        </td>
        <td className={styles.operation}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={isOpen ? detail : undefined}
            onClick={onToggle}
          >
            <b>{entry.kind}</b> {entry.operation}
          </button>
        </td>
        <td>
          <span className={styles.status}>
            <Icon icon={isError ? errorIcon : check} size={16} />
            {isError && <span className="visually-hidden">Error </span>}
            <Breakable text={word} />
          </span>
        </td>
        <td className={styles.right}>{Math.round(entry.took)}</td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={4} id={detail} className={styles.detail}>
            <EntryDetail entry={entry} />
          </td>
        </tr>
      )}
    </tbody>
  )
}
