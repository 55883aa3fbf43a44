import { useLiveSession } from '../../state/live-session.tsx'
import styles from '../panel.module.css'

/** What the link of an email does. */
const leads = { password: 'Set a new password', email: 'Confirm the new email', gift: 'Redeem the gift' } as const

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
        {mails.map(({ to, sentAt, link, isUsed, purpose, openUrl }) => (
          <li key={link} className={styles.item}>
            <span className={styles.words}>
              {to}, {new Date(sentAt).toISOString()}
              {isUsed && ', link used'}
            </span>
            <a href={openUrl} target="_blank" rel="noreferrer" aria-label={`${leads[purpose]} for ${to} (new tab)`}>
              {leads[purpose]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
