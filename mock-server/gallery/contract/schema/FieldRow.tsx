import type { ListedOpenPoint, SchemaField } from '../../api/contract-answers.ts'
import { OperationLinks, Proposed, TypeLink } from '../links.tsx'
import styles from './TypeDetail.module.css'

type FieldRowProps = { field: SchemaField; usedBy: readonly string[] | undefined; point: ListedOpenPoint | undefined }

/** One field: its arguments, type, description, and the operations that use it. */
export function FieldRow({ field: { name, description, args, type, isDeprecated, deprecationReason }, usedBy, point }: FieldRowProps) {
  return (
    <li className={styles.row}>
      <p className={styles.signature}>
        <b>{name}</b>
        {args.length > 0 && (
          <>
            (
            {args.map((arg, at) => (
              <span key={arg.name}>
                {at > 0 && ', '}
                {arg.name}: <TypeLink type={arg.type} />
              </span>
            ))}
            )
          </>
        )}
        : <TypeLink type={type} />
      </p>
      <Proposed point={point} />
      {isDeprecated && <p className={styles.words}>Deprecated: {deprecationReason}</p>}
      {description && <p className={styles.words}>{description}</p>}
      <OperationLinks names={usedBy} />
    </li>
  )
}
