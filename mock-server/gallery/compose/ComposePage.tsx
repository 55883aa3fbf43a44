import { useMemo } from 'react'
import { PageHead } from '../parts/PageHead.tsx'
import { LoadingNote, LoadProblem } from '../parts/States.tsx'
import { useKnown } from '../state/known.tsx'
import styles from './ComposePage.module.css'
import { type Draft, readDraft, writeDraft } from './draft.ts'
import { FacetsForm } from './FacetsForm.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { useDraft } from './use-draft.ts'

/** The middle pane for composing a selection: facets, flags, clock and faults, with or without a base scenario. */
export function ComposePage() {
  const { scenarios, facets, again } = useKnown()
  const composing = useDraft()
  const { text, setText } = composing
  const draft = useMemo(() => readDraft(text), [text])
  const onChange = (next: Draft) => setText(writeDraft(next))
  const error = scenarios.error ?? facets.error
  return (
    <>
      <PageHead title="Compose a state" />
      <div className={styles.room}>
        <SelectionBar composing={composing} />
        {error && <LoadProblem error={error} again={again} />}
        {!error && !(scenarios.value && facets.value) && <LoadingNote what="facets" />}
        {scenarios.value && facets.value && (
          <FacetsForm draft={draft} scenarios={scenarios.value} facets={facets.value} onChange={onChange} />
        )}
      </div>
    </>
  )
}
