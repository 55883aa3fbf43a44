import { useLinkTo } from '../../address/use-address.tsx'
import { fetchChanges } from '../../api/contract.ts'
import type { CheckedPart, ListedChange } from '../../api/contract-answers.ts'
import { EmptyNote } from '../../parts/States.tsx'
import { OperationLinks } from '../links.tsx'
import styles from './ReportPage.module.css'
import { ReportPage } from './ReportPage.tsx'

/** Changes since the contract was agreed, the operations they affect, and the other checks. */
export function ChangesPage() {
  return (
    <ReportPage
      title="Changes since the agreement"
      name="changes"
      load={fetchChanges}
      note={({ changes: list }) => (list.length === 1 ? '1 change' : `${list.length} changes`)}
    >
      {({ changes: list, parts }) => (
        <>
          {list.length === 0 ? (
            <EmptyNote>No changes: the schema is as agreed.</EmptyNote>
          ) : (
            <ul className={styles.rows}>
              {list.map((change) => (
                <ChangeRow key={`${change.element} ${change.message}`} change={change} />
              ))}
            </ul>
          )}
          <section className={styles.group} aria-labelledby="checks">
            <h2 id="checks">Checks</h2>
            <ul className={styles.rows}>
              {parts.map((part) => (
                <PartRow key={part.name} part={part} />
              ))}
            </ul>
          </section>
        </>
      )}
    </ReportPage>
  )
}

function ChangeRow({ change: { level, element, message, operations } }: { change: ListedChange }) {
  const linkTo = useLinkTo()
  return (
    <li className={styles.row}>
      <p className={styles.element}>
        <span className={styles.level} data-level={level}>
          {level}
        </span>
        <a {...linkTo({ view: 'schema', item: element.split('.')[0] ?? '', q: '' })}>{element}</a>
      </p>
      <p className={styles.words}>{message}</p>
      <OperationLinks names={operations} />
    </li>
  )
}

function PartRow({ part: { name, ok, summary, problems, notes } }: { part: CheckedPart }) {
  return (
    <li className={styles.row}>
      <p className={styles.element}>
        <span className={styles.level} data-level={ok ? 'yes' : 'no'}>
          {ok ? 'ok' : 'fails'}
        </span>
        {name}
      </p>
      {[summary, ...problems, ...notes].filter(Boolean).map((line) => (
        <p key={line} className={styles.words}>
          {line}
        </p>
      ))}
    </li>
  )
}
