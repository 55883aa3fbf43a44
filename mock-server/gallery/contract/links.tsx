import { useLinkTo } from '../address/use-address.tsx'
import type { ListedOpenPoint, TypeRef } from '../api/contract-answers.ts'
import styles from './links.module.css'
import { namedType, wrapping } from './schema/type-text.ts'

/** A type in GraphQL syntax; its name is a link. */
export function TypeLink({ type }: { type: TypeRef }) {
  const linkTo = useLinkTo()
  const name = namedType(type)
  const { before, after } = wrapping(type)
  return (
    <span className={styles.type}>
      {before}
      <a {...linkTo({ view: 'schema', item: name, q: '' })}>{name}</a>
      {after}{' '}
    </span>
  )
}

/** Links to the operations that use a type or field. */
export function OperationLinks({ names }: { names: readonly string[] | undefined }) {
  const linkTo = useLinkTo()
  if (!names || names.length === 0) return null
  return (
    <details className={styles.used}>
      <summary>
        Asked by {names.length} {names.length === 1 ? 'operation' : 'operations'}
      </summary>
      <p className={styles.operations}>
        {names.map((name) => (
          <a key={name} {...linkTo({ view: 'operations', item: name.split(' ')[0] ?? '', q: '' })}>
            {name}
          </a>
        ))}
      </p>
    </details>
  )
}

/** Marks an open point that the two teams still have to agree on. */
export function Proposed({ point }: { point: ListedOpenPoint | undefined }) {
  return point ? (
    <p className={styles.proposed}>
      <b>Proposed</b>, open point {point.decision}
    </p>
  ) : null
}
