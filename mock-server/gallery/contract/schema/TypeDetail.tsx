import type { ListedOpenPoint, SchemaType } from '../../api/contract-answers.ts'
import { OperationLinks, Proposed, TypeLink } from '../links.tsx'
import { FieldRow } from './FieldRow.tsx'
import styles from './TypeDetail.module.css'
import { kindText } from './type-text.ts'
import type { SchemaUsage } from './usage.ts'

type TypeDetailProps = { type: SchemaType; usage: SchemaUsage; proposed: ReadonlyMap<string, ListedOpenPoint> }

/** One type: its description, its fields, and the operations that use it. */
export function TypeDetail({ type, usage, proposed }: TypeDetailProps) {
  const { name, kind, description, interfaces, possibleTypes, enumValues } = type
  const fields = [...(type.fields ?? []), ...(type.inputFields ?? []).map((field) => ({ ...field, args: [], isDeprecated: false }))]
  return (
    <article className={styles.type} aria-labelledby="type-name">
      <header className={styles.head}>
        <h2 id="type-name" className={styles.name}>
          <span className={styles.kind}>{kindText(kind)}</span> {name}
        </h2>
        <Proposed point={proposed.get(name)} />
        {description && <p>{description}</p>}
        <References title="Keeps" refs={interfaces} />
        <References title={kind === 'UNION' ? 'One of' : 'Implemented by'} refs={possibleTypes} />
        <OperationLinks names={usage.get(name)} />
      </header>
      {fields.length > 0 && (
        <ul className={styles.rows} aria-label="Fields">
          {fields.map((field) => (
            <FieldRow
              key={field.name}
              field={field}
              usedBy={usage.get(`${name}.${field.name}`)}
              point={proposed.get(`${name}.${field.name}`)}
            />
          ))}
        </ul>
      )}
      {enumValues && enumValues.length > 0 && (
        <ul className={styles.rows} aria-label="Values">
          {enumValues.map((value) => (
            <li key={value.name} className={styles.row}>
              <code>{value.name}</code>
              <Proposed point={proposed.get(`${name}.${value.name}`)} />
              {value.description && <p className={styles.words}>{value.description}</p>}
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}

function References({ title, refs }: { title: string; refs: SchemaType['interfaces'] }) {
  if (!refs || refs.length === 0) return null
  return (
    <p className={styles.refs}>
      {title}:{' '}
      {refs.map((ref) => (
        <TypeLink key={ref.name} type={ref} />
      ))}
    </p>
  )
}
