import { nameWords } from '../../look/name-words.ts'
import { jsonText } from '../../session/code/json-text.ts'
import styles from './ReportTree.module.css'

/** A report of any shape: facts as a list; nested lists and objects are collapsible. */
export function ReportTree({ value, level = 2 }: { value: Readonly<Record<string, unknown>>; level?: number }) {
  const entries = Object.entries(value)
  const facts = entries.filter(([, part]) => typeof part !== 'object' || part === null)
  const lists = entries.flatMap(([name, part]) => (Array.isArray(part) ? [[name, part] as const] : []))
  const parts = entries.flatMap(([name, part]) => (isRecord(part) ? [[name, part] as const] : []))
  return (
    <div className={styles.tree}>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(([name, fact]) => (
            <div key={name}>
              <dt>{nameWords(name)}</dt>
              <dd>{factText(fact)}</dd>
            </div>
          ))}
        </dl>
      )}
      {lists.map(([name, list]) => (
        <FoldedList key={name} name={nameWords(name)} list={list} />
      ))}
      {parts.map(([name, part]) => (
        <Part key={name} name={name} value={part} level={level} />
      ))}
    </div>
  )
}

/** Top-level parts get a heading; nested names (operations, types) are collapsible and shown unchanged. */
function Part({ name, value, level }: { name: string; value: Readonly<Record<string, unknown>>; level: number }) {
  const inside = <ReportTree value={value} level={level + 1} />
  return level === 2 ? (
    <div>
      <h2 className={styles.heading}>{nameWords(name)}</h2>
      {inside}
    </div>
  ) : (
    <details className={styles.list}>
      <summary>{name}</summary>
      <div className={styles.inside}>{inside}</div>
    </details>
  )
}

function FoldedList({ name, list }: { name: string; list: readonly unknown[] }) {
  return list.length === 0 ? (
    <p className={styles.none}>{name}: none</p>
  ) : (
    <details className={styles.list}>
      <summary>
        {name} <span className={styles.count}>{list.length}</span>
      </summary>
      <ul>
        {list.map((entry) => {
          const text = typeof entry === 'string' ? entry : jsonText(entry)
          return <li key={text}>{text}</li>
        })}
      </ul>
    </details>
  )
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function factText(fact: unknown): string {
  if (typeof fact === 'boolean') return fact ? 'yes' : 'no'
  return typeof fact === 'number' ? fact.toLocaleString('en-GB') : String(fact)
}
