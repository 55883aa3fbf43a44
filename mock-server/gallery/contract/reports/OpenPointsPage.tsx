import { useLinkTo } from '../../address/use-address.tsx'
import { openPoints } from '../../api/contract.ts'
import type { OpenPoint } from '../../api/contract-answers.ts'
import { Nothing } from '../../parts/States.tsx'
import styles from './ReportPage.module.css'
import { ReportPage } from './ReportPage.tsx'

/** What the specification left open, by the decision that settled it for now. */
export function OpenPointsPage() {
  return (
    <ReportPage
      title="Open points"
      name="open-points"
      load={openPoints}
      note={({ openPoints: list }) => `${list.length} elements to agree`}
    >
      {({ openPoints: list }) =>
        list.length === 0 ? (
          <Nothing>Everything is agreed.</Nothing>
        ) : (
          byDecision(list).map((points) => <Decision key={points[0]?.decision} points={points} />)
        )
      }
    </ReportPage>
  )
}

function Decision({ points }: { points: readonly OpenPoint[] }) {
  const [first] = points
  return (
    <section className={styles.group} aria-labelledby={`decision-${first?.decision}`}>
      <h2 id={`decision-${first?.decision}`}>Open point {first?.decision}</h2>
      {first?.text && <p className={styles.words}>{first.text}</p>}
      <ul className={styles.rows}>
        {points.map((point) => (
          <li key={point.element} className={styles.row}>
            <Element point={point} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Element({ point: { element, file, line } }: { point: OpenPoint }) {
  const linkTo = useLinkTo()
  return (
    <p className={styles.element}>
      <a {...linkTo({ view: 'schema', item: element.split('.')[0] ?? '', q: '' })}>{element}</a>
      <span className={styles.words}>
        {file}:{line}
      </span>
    </p>
  )
}

function byDecision(points: readonly OpenPoint[]): OpenPoint[][] {
  const found = new Map<string, OpenPoint[]>()
  for (const point of points) found.set(point.decision, [...(found.get(point.decision) ?? []), point])
  return [...found.values()]
}
