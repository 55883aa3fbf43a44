import { useLinkTo } from '../../address/use-address.tsx'
import { fetchOpenPoints } from '../../api/contract.ts'
import type { ListedOpenPoint } from '../../api/contract-answers.ts'
import { EmptyNote } from '../../parts/States.tsx'
import styles from './ReportPage.module.css'
import { ReportPage } from './ReportPage.tsx'

/** The specification's open points, by the decision that settles each for now. */
export function OpenPointsPage() {
  return (
    <ReportPage
      title="Open points"
      name="open-points"
      load={fetchOpenPoints}
      note={({ openPoints: list }) => `${list.length} elements to agree`}
    >
      {({ openPoints: list }) =>
        list.length === 0 ? (
          <EmptyNote>Everything is agreed.</EmptyNote>
        ) : (
          byDecision(list).map((points) => <Decision key={points[0]?.decision} points={points} />)
        )
      }
    </ReportPage>
  )
}

function Decision({ points }: { points: readonly ListedOpenPoint[] }) {
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

function Element({ point: { element, file, line } }: { point: ListedOpenPoint }) {
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

function byDecision(points: readonly ListedOpenPoint[]): ListedOpenPoint[][] {
  const found = new Map<string, ListedOpenPoint[]>()
  for (const point of points) found.set(point.decision, [...(found.get(point.decision) ?? []), point])
  return [...found.values()]
}
