import type { Session } from '../../api/session-answers.ts'
import styles from '../panel.module.css'

/** What the link of an email does. */
const leads = {
  password: 'Set a new password',
  email: 'Confirm the new email',
  code: 'Log in with the code',
  gift: 'Redeem the gift',
} as const

/** Emails that a real shop would have sent in this session. Each link opens the shop where the email would lead. */
export function SentMails({ mails }: { mails: NonNullable<Session['sentMails']> }) {
  if (mails.length === 0) return null
  return (
    <section className={styles.body} aria-labelledby="sent-mails">
      <h3 id="sent-mails" className={styles.heading}>
        Emails sent
      </h3>
      <ul className={styles.list}>
        {mails.map(({ to, sentAt, link, isUsed, purpose, passcode, gift, openUrl }) => (
          <li key={`${sentAt} ${link} ${passcode}`} className={styles.item}>
            <span className={styles.words}>
              {to}, {new Date(sentAt).toISOString()}
              {passcode !== null && `, code ${passcode}`}
              {gift?.recipientName && `, for ${gift.recipientName}`}
              {isUsed && (passcode === null ? ', link used' : ', code used')}
              {gift?.message && <q className={styles.message}>{gift.message}</q>}
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
