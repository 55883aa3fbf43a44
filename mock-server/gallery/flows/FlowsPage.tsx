import { Icon } from '#design-system/icon/Icon.tsx'
import { type DrawnFlow, type DrawnNode, fetchFlows } from '../api/flows.ts'
import { openOut } from '../look/gallery-icons.ts'
import { PageHead } from '../parts/PageHead.tsx'
import { LoadingNote, LoadProblem } from '../parts/States.tsx'
import { useLiveSession } from '../state/live-session.tsx'
import { openLink } from '../state/open-link.ts'
import { useLoaded } from '../state/use-answer.ts'
import styles from './FlowsPage.module.css'

/** The flows that change a membership, drawn as boxes whose buttons lead to the next one; the shop opens at any of them. */
export function FlowsPage() {
  const [answer, again] = useLoaded('flows', fetchFlows)
  const flows = answer.value ?? []
  const steps = flows.reduce((count, { nodes }) => count + nodes.length, 0)
  return (
    <>
      <PageHead title="Membership flows" note={steps === 0 ? '' : `${flows.length} flows, ${steps} steps and ends`} />
      {answer.error && <LoadProblem error={answer.error} again={again} />}
      {answer.isLoading && flows.length === 0 && <LoadingNote what="flows" />}
      {flows.map((flow) => (
        <Flow key={flow.flow} flow={flow} />
      ))}
    </>
  )
}

function Flow({ flow: { flow, story, nodes } }: { flow: DrawnFlow }) {
  const steps = nodes.filter(({ ways }) => ways.length > 0)
  const ends = nodes.filter(({ ways }) => ways.length === 0)
  return (
    <section className={styles.flow} aria-labelledby={`flow-${flow}`}>
      <h2 id={`flow-${flow}`}>{flow}</h2>
      <p className={styles.words}>{story}</p>
      <ol className={styles.steps} aria-label={`Steps of ${flow}`}>
        {steps.map((node) => (
          <Node key={node.id} node={node} nodes={nodes} />
        ))}
      </ol>
      <h3>Ends</h3>
      <ul className={styles.steps} aria-label={`Ends of ${flow}`}>
        {ends.map((node) => (
          <Node key={node.id} node={node} nodes={nodes} />
        ))}
      </ul>
    </section>
  )
}

function Node({ node: { id, kind, heading, ways, selection, path }, nodes }: { node: DrawnNode; nodes: readonly DrawnNode[] }) {
  const { world } = useLiveSession()
  const headingOf = (to: string) => nodes.find((other) => other.id === to)?.heading ?? to
  return (
    <li id={`step-${id}`} tabIndex={-1} className={styles.node} data-ends={ways.length === 0 || undefined}>
      <div className={styles.head}>
        <strong>{heading}</strong>
        <span className={styles.words}>
          {kind} · <code>{id}</code>
        </span>
        <a
          className={styles.open}
          href={openLink({ selection, world, path })}
          target="_blank"
          rel="noreferrer"
          aria-label={`Open in shop: ${heading} (new tab)`}
        >
          Open in shop
          <Icon icon={openOut} size={16} />
        </a>
      </div>
      {ways.length > 0 && (
        <ul className={styles.ways} aria-label={`Ways on from ${heading}`}>
          {ways.map(({ action, label, to }) => (
            <li key={action}>
              {label} <span aria-hidden="true">→</span> <a href={`#step-${to}`}>{headingOf(to)}</a>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
