import { useMemo } from 'react'
import { CopyButton } from '../../parts/CopyButton.tsx'
import { useLiveSession } from '../../state/live-session.tsx'
import { CodePanel } from '../code/CodePanel.tsx'
import styles from '../panel.module.css'
import { EditLayer } from './EditLayer.tsx'
import { Notices } from './Notices.tsx'
import { SentMails } from './SentMails.tsx'
import { sessionText } from './session-text.ts'

/** The session as data: view, copy and edit. */
export function SessionTab() {
  const { session } = useLiveSession()
  const text = useMemo(() => (session ? sessionText(session) : ''), [session])
  if (!session) return null
  return (
    <>
      <div className={styles.bar}>
        <EditLayer />
        <CopyButton text={text} />
      </div>
      <CodePanel label="The session as JSON" text={text} />
      <SentMails mails={session.sentMails ?? []} />
      <Notices />
    </>
  )
}
