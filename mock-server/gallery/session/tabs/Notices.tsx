import { z } from 'zod'
import { Button } from '#design-system/button/Button.tsx'
import { LevelBadge } from '../../scenarios/LevelBadge.tsx'
import { useLiveSession } from '../../state/live-session.tsx'
import styles from '../panel.module.css'
import { useEdit } from './use-edit.ts'

const noticeSchema = z.looseObject({ code: z.string(), level: z.string() })

/** Notifications that the server adds to those of the basket rules; each can be removed. */
export function Notices() {
  const { session } = useLiveSession()
  const edit = useEdit()
  const notices = (session?.notices ?? []).flatMap((notice) => noticeSchema.safeParse(notice).data ?? [])
  if (notices.length === 0) return null
  const without = (at: number) => notices.filter((_, index) => index !== at)
  return (
    <section className={styles.body} aria-labelledby="notices">
      <h3 id="notices" className={styles.heading}>
        Notices
      </h3>
      <ul className={styles.list}>
        {notices.map((notice, at) => (
          <li key={at} className={styles.item}>
            <LevelBadge level={notice.level} />
            <span className={`${styles.words} ${styles.mono}`}>{notice.code}</span>
            <Button
              size={44}
              variant="quiet"
              aria-label={`Remove ${notice.code}`}
              onClick={() => void edit({ notices: without(at) }, `${notice.code} is no longer said.`)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
