import { useMemo } from 'react'
import { useAddress } from '../../address/use-address.tsx'
import { operations } from '../../api/contract.ts'
import { RoomHead } from '../../parts/RoomHead.tsx'
import { Nothing, Problem, Waiting } from '../../parts/States.tsx'
import { useAnswer } from '../../state/use-answer.ts'
import { NameList } from '../NameList.tsx'
import styles from '../TwoPanes.module.css'
import { OperationDetail } from './OperationDetail.tsx'

/** Every operation that the shop asks, with its document and its policy. */
export function OperationsPage() {
  const { address } = useAddress()
  const [answer, again] = useAnswer('operations', operations)
  const all = answer.value?.operations
  const entries = useMemo(() => (all ?? []).map(({ name, domain, kind }) => ({ name, domain, kind })), [all])
  const operation = all?.find(({ name }) => name === address.item)
  return (
    <>
      <RoomHead title="Operations" note={all ? `${all.length} operations` : ''} />
      {answer.error && <Problem error={answer.error} again={again} />}
      {!all && answer.isLoading && <Waiting what="operations" />}
      {all && (
        <div className={styles.panes}>
          <NameList what="operations" entries={entries} />
          <div className={styles.detail}>
            {operation ? (
              <OperationDetail operation={operation} />
            ) : (
              <Nothing>
                {address.item ? `The shop asks no operation ${address.item}.` : 'Choose an operation to read what it asks, and its policy.'}
              </Nothing>
            )}
          </div>
        </div>
      )}
    </>
  )
}
