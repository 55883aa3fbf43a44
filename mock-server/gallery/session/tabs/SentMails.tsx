import { useLiveSession } from '../../state/live-session.tsx'
import styles from '../panel.module.css'

/** What an email asks its reader to do. */
const actions = { gift: 'Redeem the gift', 'new password': 'Set a new password' } as const

/** Emails that a real shop would have sent in this session. Each link opens the shop where the email would lead. */
export function SentMails() {
  const { session } = useLiveSession()
  const mails = session?.sentMails ?? []
  if (mails.length === 0) return null
  return (
    <section className={styles.body} aria-labelledby="sent-mails">
      <h3 id="sent-mails" className={styles.heading}>
        Emails sent
      </h3>
      <ul className={styles.list}>
        {mails.map(({ kind, to, sentAt, link, isUsed, openUrl }) => (
          <li key={link} className={styles.item}>
            <span className={styles.words}>
              {to}, {new Date(sentAt).toISOString()}
              {isUsed && ', link used'}
            </span>
            <a href={openUrl} target="_blank" rel="noreferrer" aria-label={`${actions[kind]} for ${to} (new tab)`}>
              {actions[kind]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
