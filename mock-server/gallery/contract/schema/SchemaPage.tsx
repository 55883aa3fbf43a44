import { useMemo } from 'react'
import { useAddress } from '../../address/use-address.tsx'
import { fetchOpenPoints, fetchOperations, fetchSchema } from '../../api/contract.ts'
import { PageHead } from '../../parts/PageHead.tsx'
import { EmptyNote, LoadingNote, LoadProblem } from '../../parts/States.tsx'
import { useLoaded } from '../../state/use-answer.ts'
import { NameList } from '../NameList.tsx'
import styles from '../TwoPanes.module.css'
import { TypeDetail } from './TypeDetail.tsx'
import { kindText } from './type-text.ts'
import { usageOf } from './usage.ts'

/** The schema by type: the fields of each type, and the operations that use it. */
export function SchemaPage() {
  const { address } = useAddress()
  const [answer, again] = useLoaded('schema', fetchSchema)
  const [asked] = useLoaded('operations', fetchOperations)
  const [open] = useLoaded('open-points', fetchOpenPoints)
  const names = useMemo(() => (answer.value?.names ?? []).map((type) => ({ ...type, kind: kindText(type.kind) })), [answer.value])
  const usage = useMemo(() => usageOf(asked.value?.operations ?? []), [asked.value])
  const proposed = useMemo(() => new Map((open.value?.report?.openPoints ?? []).map((point) => [point.element, point])), [open.value])
  const type = answer.value?.byName.get(address.item)
  return (
    <>
      <PageHead title="Schema" note={answer.value ? `${names.length} types` : ''} />
      {answer.error && <LoadProblem error={answer.error} again={again} />}
      {!answer.value && answer.isLoading && <LoadingNote what="the schema" />}
      {answer.value && (
        <div className={styles.panes}>
          <NameList what="types" entries={names} />
          <div className={styles.detail}>
            {type ? (
              <TypeDetail type={type} usage={usage} proposed={proposed} />
            ) : (
              <EmptyNote>{address.item ? `The schema has no type ${address.item}.` : 'Choose a type to see its fields.'}</EmptyNote>
            )}
          </div>
        </div>
      )}
    </>
  )
}
