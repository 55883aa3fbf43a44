import { useState } from 'react'
import { Button } from '#design-system/button/Button.tsx'
import { useLinkTo } from '../../address/use-address.tsx'
import { fetchSessions } from '../../api/control.ts'
import type { SessionRow } from '../../api/session-answers.ts'
import { timeText } from '../../clock/clock-text.ts'
import { Modal } from '../../parts/Modal.tsx'
import { EmptyNote, LoadingNote, LoadProblem } from '../../parts/States.tsx'
import { useLiveSession } from '../../state/live-session.tsx'
import { useLoaded } from '../../state/use-answer.ts'
import styles from '../panel.module.css'

/** Sessions shown at first, and added by each press of "Show more". */
const PAGE = 25

/** Live sessions, newest first; each can be opened for inspection. */
export function SessionList({ onChoose }: { onChoose?: () => void }) {
  const { epoch } = useLiveSession()
  const [limit, setLimit] = useState(PAGE)
  const [answer, again] = useLoaded(`sessions ${epoch}`, (signal) => fetchSessions(limit, signal))
  const { sessions = [], total = 0 } = answer.value ?? {}
  // A session of a signed-in shopper who came without a scenario has no selection to open it by.
  const rows = sessions.filter(({ selection, world }) => selection && world)
  const showMore = () => {
    setLimit(limit + PAGE)
    again()
  }
  return (
    <section className={styles.body} aria-labelledby="live-sessions">
      <h3 id="live-sessions" className={styles.heading}>
        Live sessions
      </h3>
      {rows.length > 0 && (
        <p className={styles.quiet} role="status">
          {rows.length} of {total}, last used first
        </p>
      )}
      {answer.error && <LoadProblem error={answer.error} again={again} />}
      {answer.isLoading && !answer.value && <LoadingNote what="sessions" />}
      {answer.value && rows.length === 0 && <EmptyNote>No live sessions.</EmptyNote>}
      {rows.length > 0 && (
        <ul className={styles.list}>
          {rows.map((row) => (
            <SessionLine key={row.id} row={row} onChoose={onChoose} />
          ))}
        </ul>
      )}
      {answer.value && (
        <div className={styles.actions}>
          {sessions.length < total && (
            <Button size={44} variant="secondary" pending={answer.isLoading} pendingLabel="Loading" onClick={showMore}>
              Show more
            </Button>
          )}
          <Button size={44} variant="quiet" onClick={again}>
            Refresh
          </Button>
        </div>
      )}
    </section>
  )
}

function SessionLine({ row, onChoose }: { row: SessionRow; onChoose?: (() => void) | undefined }) {
  const linkTo = useLinkTo()
  const own = useLiveSession().world
  const link = linkTo({ selection: row.selection ?? '', world: row.world === own ? '' : (row.world ?? '') })
  return (
    <li className={styles.item}>
      <span className={styles.words}>
        <a
          href={link.href}
          className={styles.mono}
          onClick={(event) => {
            link.onClick(event)
            onChoose?.()
          }}
        >
          {row.selection}
        </a>
        <span className={styles.quiet}> in world {row.world}</span>
      </span>
      <span className={styles.quiet}>
        {row.requests ?? 0} {row.requests === 1 ? 'request' : 'requests'}
        {row.usedAt ? `, ${timeText(row.usedAt)}` : ''}
      </span>
    </li>
  )
}

/** The session list in a dialog. */
export function SessionsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Modal heading="Look at another session" isOpen={isOpen} onClose={onClose}>
      <SessionList onChoose={onClose} />
    </Modal>
  )
}
