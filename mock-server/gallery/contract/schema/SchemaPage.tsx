import { useMemo } from 'react'
import { useAddress } from '../../address/use-address.tsx'
import { openPoints, operations, schema } from '../../api/contract.ts'
import { RoomHead } from '../../parts/RoomHead.tsx'
import { Nothing, Problem, Waiting } from '../../parts/States.tsx'
import { useAnswer } from '../../state/use-answer.ts'
import { NameList } from '../NameList.tsx'
import styles from '../TwoPanes.module.css'
import { TypeDetail } from './TypeDetail.tsx'
import { kindText } from './type-text.ts'
import { usageOf } from './usage.ts'

/** The schema by type: what each holds, and which operations ask for it. */
export function SchemaPage() {
  const { address } = useAddress()
  const [answer, again] = useAnswer('schema', schema)
  const [asked] = useAnswer('operations', operations)
  const [open] = useAnswer('open-points', openPoints)
  const names = useMemo(() => (answer.value?.names ?? []).map((type) => ({ ...type, kind: kindText(type.kind) })), [answer.value])
  const usage = useMemo(() => usageOf(asked.value?.operations ?? []), [asked.value])
  const proposed = useMemo(() => new Map((open.value?.report?.openPoints ?? []).map((point) => [point.element, point])), [open.value])
  const type = answer.value?.byName.get(address.item)
  return (
    <>
      <RoomHead title="Schema" note={answer.value ? `${names.length} types` : ''} />
      {answer.error && <Problem error={answer.error} again={again} />}
      {!answer.value && answer.isLoading && <Waiting what="the schema" />}
      {answer.value && (
        <div className={styles.panes}>
          <NameList what="types" entries={names} />
          <div className={styles.detail}>
            {type ? (
              <TypeDetail type={type} usage={usage} proposed={proposed} />
            ) : (
              <Nothing>{address.item ? `The schema has no type ${address.item}.` : 'Choose a type to read what it holds.'}</Nothing>
            )}
          </div>
        </div>
      )}
    </>
  )
}
