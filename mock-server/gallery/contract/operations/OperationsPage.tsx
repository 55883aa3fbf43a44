import { useMemo } from 'react'
import { useAddress } from '../../address/use-address.tsx'
import { fetchOperations } from '../../api/contract.ts'
import { PageHead } from '../../parts/PageHead.tsx'
import { EmptyNote, LoadingNote, LoadProblem } from '../../parts/States.tsx'
import { useLoaded } from '../../state/use-answer.ts'
import { NameList } from '../NameList.tsx'
import styles from '../TwoPanes.module.css'
import { OperationDetail } from './OperationDetail.tsx'

/** Every operation that the shop sends, with its document and policy. */
export function OperationsPage() {
  const { address } = useAddress()
  const [answer, again] = useLoaded('operations', fetchOperations)
  const all = answer.value?.operations
  const entries = useMemo(() => (all ?? []).map(({ name, domain, kind }) => ({ name, domain, kind })), [all])
  const operation = all?.find(({ name }) => name === address.item)
  return (
    <>
      <PageHead title="Operations" note={all ? `${all.length} operations` : ''} />
      {answer.error && <LoadProblem error={answer.error} again={again} />}
      {!all && answer.isLoading && <LoadingNote what="operations" />}
      {all && (
        <div className={styles.panes}>
          <NameList what="operations" entries={entries} />
          <div className={styles.detail}>
            {operation ? (
              <OperationDetail operation={operation} />
            ) : (
              <EmptyNote>
                {address.item ? `No operation is called ${address.item}.` : 'Choose an operation to see its document and policy.'}
              </EmptyNote>
            )}
          </div>
        </div>
      )}
    </>
  )
}
