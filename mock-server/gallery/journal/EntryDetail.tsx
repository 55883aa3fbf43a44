import type { ListedRequest } from '../api/session-answers.ts'
import { CopyButton } from '../parts/CopyButton.tsx'
import { CodePanel } from '../session/code/CodePanel.tsx'
import { jsonText, laidOut } from '../session/code/json-text.ts'
import styles from './EntryDetail.module.css'
import { agreementOf, expectationOf, heldText, isEvent, isHeld } from './event-facts.ts'

const sides: Readonly<Record<string, string>> = { browser: 'The browser', server: "The shop's server", direct: 'A direct request' }

/** One request: its operation, sender, faults and response. */
export function EntryDetail({ entry }: { entry: ListedRequest }) {
  const { variables, headers, codes, status, faults, page, side, answer } = entry
  const answered = answer ? laidOut(answer) : ''
  return (
    <div className={styles.detail}>
      <dl className={styles.facts}>
        <Fact name="Asked by" value={`${sides[side] ?? side}${page ? `, for ${page}` : ''}`} />
        <Fact name="Answer" value={[status === 0 ? 'none: the connection was cut' : `HTTP ${status}`, ...codes].join(', ')} />
        {isEvent(entry) && <Fact name="As agreed" value={agreementOf(entry)} />}
        {isHeld(entry) && <Fact name="Held back" value={heldText(entry)} />}
        {faults.length > 0 && <Fact name="Fault" value={faults.join(', ')} />}
        {Object.entries(headers).map(([name, value]) => (
          <Fact key={name} name={name} value={value} />
        ))}
      </dl>
      <div className={styles.bar}>
        <h3 className={styles.heading}>{isEvent(entry) ? 'Properties' : 'Variables'}</h3>
        {(isEvent(entry) || isHeld(entry)) && <CopyButton text={expectationOf(entry)}>Copy as test</CopyButton>}
      </div>
      <CodePanel label={`${isEvent(entry) ? 'Properties' : 'Variables'} of ${entry.operation}`} text={jsonText(variables)} />
      <div className={styles.bar}>
        <h3 className={styles.heading}>Answer</h3>
        {answered && <CopyButton text={answered}>Copy answer</CopyButton>}
      </div>
      {answered ? (
        <CodePanel label={`Answer to ${entry.operation}`} text={answered} />
      ) : (
        <p className={styles.none}>The body was not stored.</p>
      )}
    </div>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
