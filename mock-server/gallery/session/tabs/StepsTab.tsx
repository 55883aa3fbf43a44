import { EmptyNote } from '../../parts/States.tsx'
import { useLiveSession } from '../../state/live-session.tsx'
import styles from '../panel.module.css'

/** The steps to take here, what to expect, and the requirements they cover. */
export function StepsTab() {
  const { selection } = useLiveSession()
  if (!selection) return null
  const { story, steps, covers, path } = selection
  return (
    <div className={styles.body}>
      {story && <p>{story}</p>}
      {path && (
        <p className={styles.quiet}>
          Begins at <code>{path}</code>.
        </p>
      )}
      {steps.length === 0 ? (
        <EmptyNote>This selection has no steps.</EmptyNote>
      ) : (
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.do}>
              <p className={styles.strong}>{step.do}</p>
              <p>{step.see}</p>
            </li>
          ))}
        </ol>
      )}
      {covers.length > 0 && (
        <p className={styles.quiet}>
          Shows <span className={styles.mono}>{covers.join(', ')}</span>.
        </p>
      )}
    </div>
  )
}
