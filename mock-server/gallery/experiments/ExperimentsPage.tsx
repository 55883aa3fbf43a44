import { useId } from 'react'
import { Button } from '#design-system/button/Button.tsx'
import { fetchExposures } from '../api/control.ts'
import type { ListedExperiment, ListedExposures } from '../api/exposure-answers.ts'
import { PageHead } from '../parts/PageHead.tsx'
import { EmptyNote, LoadingNote, LoadProblem } from '../parts/States.tsx'
import { useLoaded } from '../state/use-answer.ts'
import styles from './ExperimentsPage.module.css'
import { exposureNote, shareText, verdictText } from './verdict-text.ts'

/** The middle pane: who saw which variation of each experiment, and whether that is the planned ratio. */
export function ExperimentsPage() {
  const [{ value, error, isLoading }, again] = useLoaded('exposures', fetchExposures)
  return (
    <>
      <PageHead title="Experiments" note={value ? exposureNote(value) : ''}>
        <Button size={44} variant="secondary" pending={isLoading} pendingLabel="Counting" onClick={again}>
          Count again
        </Button>
      </PageHead>
      {error && <LoadProblem error={error} again={again} />}
      {isLoading && !value && <LoadingNote what="exposures" />}
      {value && <Exposures table={value} />}
    </>
  )
}

function Exposures({ table: { experiments } }: { table: ListedExposures }) {
  if (experiments.length === 0)
    return (
      <EmptyNote>
        <p>No exposures yet. Open the shop in a state with an experiment, look at what it changes, and count again.</p>
      </EmptyNote>
    )
  return (
    <div className={styles.tables}>
      <p className={styles.words}>
        Each open session counts once. Experiments that were overridden on purpose are mixed in: reset all sessions before a check.
      </p>
      {experiments.map((experiment) => (
        <Experiment key={experiment.flag} experiment={experiment} />
      ))}
    </div>
  )
}

function Experiment({ experiment }: { experiment: ListedExperiment }) {
  const title = useId()
  const { flag, variations, verdict, exposures } = experiment
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {flag}
      </h2>
      <p className={styles.verdict} data-verdict={verdict}>
        {verdictText(experiment)}
      </p>
      <table className={styles.table} aria-labelledby={title}>
        <thead>
          <tr>
            <th scope="col">Variation</th>
            <th scope="col">Exposures</th>
            <th scope="col">Share</th>
            <th scope="col">Planned</th>
          </tr>
        </thead>
        <tbody>
          {variations.map((one) => (
            <tr key={one.variation}>
              <th scope="row">{one.variation}</th>
              <td>{one.exposures}</td>
              <td>{exposures === 0 ? '–' : shareText(one.share)}</td>
              <td>{one.plannedShare === 0 ? 'none' : shareText(one.plannedShare)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
