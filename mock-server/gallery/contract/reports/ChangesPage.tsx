import { useLinkTo } from '../../address/use-address.tsx'
import { fetchChanges } from '../../api/contract.ts'
import type { CheckedPart, HitOperation, ListedChange, SourcePlace } from '../../api/contract-answers.ts'
import { EmptyNote } from '../../parts/States.tsx'
import { OperationLinks } from '../links.tsx'
import styles from './ReportPage.module.css'
import { ReportPage } from './ReportPage.tsx'

/** What changed since the contract was agreed, or what the served draft changes: whom it hits, what to do, and the other checks. */
export function ChangesPage() {
  return (
    <ReportPage
      title="Changes since the agreement"
      name="changes"
      load={fetchChanges}
      note={({ draft, impact: { changes: list } }) =>
        [list.length === 1 ? '1 change' : `${list.length} changes`, draft ? `of the draft ${draft}` : ''].filter(Boolean).join(' ')
      }
    >
      {({ impact: { changes: list, operations }, parts }) => (
        <>
          {list.length === 0 && <EmptyNote>No changes: the contract is as agreed.</EmptyNote>}
          {[...Map.groupBy(list, ({ domain }) => domain)].map(([domain, own]) => (
            <section key={domain} className={styles.group} aria-labelledby={`domain-${domain}`}>
              <h2 id={`domain-${domain}`}>{domain}</h2>
              <ul className={styles.rows}>
                {own.map((change) => (
                  <ChangeRow key={change.id} change={change} />
                ))}
              </ul>
            </section>
          ))}
          {operations.length > 0 && (
            <section className={styles.group} aria-labelledby="hits">
              <h2 id="hits">Operations that they hit</h2>
              <ul className={styles.rows}>
                {operations.map((operation) => (
                  <HitRow key={operation.name} operation={operation} />
                ))}
              </ul>
            </section>
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

function ChangeRow({ change }: { change: ListedChange }) {
  const { level, element, message, operations, remedy, resolvers, fixtures } = change
  const linkTo = useLinkTo()
  const [name = ''] = element.split(/[ .]/)
  const isOperation = /^[a-z]/.test(name)
  return (
    <li className={styles.row}>
      <p className={styles.element}>
        <span className={styles.level} data-level={level}>
          {level}
        </span>
        <a {...linkTo({ view: isOperation ? 'operations' : 'schema', item: name, q: '' })}>{element}</a>
        <span className={styles.words}>{placeText(change)}</span>
      </p>
      <p className={styles.words}>{message}</p>
      <Facts
        facts={[
          ['What to do', remedy ? [remedy] : []],
          ['Answered by', resolvers.map(placeText)],
          ['From', fixtures.map(placeText)],
        ]}
      />
      <OperationLinks names={operations} />
    </li>
  )
}

function HitRow({ operation }: { operation: HitOperation }) {
  const { name, clients, importedBy, routes, states } = operation
  return (
    <li className={styles.row}>
      <p className={styles.element}>
        {name} <span className={styles.words}>{placeText(operation)}</span>
      </p>
      <Facts
        facts={[
          ['Sent by', clients],
          ['Imported by', importedBy.map(placeText)],
          ['Routes', routes],
          ['States', states],
        ]}
      />
    </li>
  )
}

/** Most names that are shown at once; the rest unfolds. */
const MOST = 6

/** Facts with their names; a fact without a word is left out. */
function Facts({ facts }: { facts: readonly (readonly [name: string, words: readonly string[]])[] }) {
  return facts
    .filter(([, words]) => words.length > 0)
    .map(([name, words]) =>
      words.length > MOST ? (
        <details key={name} className={styles.words}>
          <summary>
            {name}: {words.slice(0, MOST).join(', ')} and {words.length - MOST} more
          </summary>
          <p>{words.slice(MOST).join(', ')}</p>
        </details>
      ) : (
        <p key={name} className={styles.words}>
          {name}: {words.join(', ')}
        </p>
      ),
    )
}

function placeText({ file, line }: SourcePlace): string {
  return `${file}:${line}`
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
