import { CopyButton } from '../../parts/CopyButton.tsx'
import { useLiveSession } from '../../state/live-session.tsx'
import styles from '../panel.module.css'

/** The browser's cookies after opening the shop here: the two that select the world, and those added by the selection. */
export function CookiesTab() {
  const { selection, world } = useLiveSession()
  if (!selection) return null
  const cookies = { scenario: encodeURIComponent(selection.selection), world: encodeURIComponent(world), ...selection.browser?.cookies }
  const script = Object.entries(cookies)
    .map(([name, value]) => `document.cookie = ${JSON.stringify(`${name}=${value}; path=/`)}`)
    .join('\n')
  return (
    <div className={styles.body}>
      <p className={styles.quiet}>“Open in shop” sets these. They end with the browser.</p>
      <Held title="Cookies" held={cookies} />
      <Held title="Local storage" held={selection.browser?.localStorage ?? {}} />
      <Held title="Session storage" held={selection.browser?.sessionStorage ?? {}} />
      <div>
        <CopyButton text={script}>Copy for the console</CopyButton>
      </div>
    </div>
  )
}

function Held({ title, held }: { title: string; held: Readonly<Record<string, string>> }) {
  const entries = Object.entries(held)
  return (
    <section aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      {entries.length === 0 ? (
        <p className={styles.quiet}>Nothing set.</p>
      ) : (
        <dl className={styles.list}>
          {entries.map(([name, value]) => (
            <div key={name} className={styles.item}>
              <dt className={styles.strong}>{name}</dt>
              <dd className={styles.mono}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
