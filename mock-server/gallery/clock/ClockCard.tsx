import { useEffect, useState } from 'react'
import { Button } from '#design-system/button/Button.tsx'
import { type ClockOrder, setClock } from '../api/control.ts'
import { Fold } from '../parts/Fold.tsx'
import { Segmented } from '../parts/Segmented.tsx'
import { useLiveSession } from '../state/live-session.tsx'
import styles from './ClockCard.module.css'
import { dateText, timeText } from './clock-text.ts'
import { SetClockDialog } from './SetClockDialog.tsx'

const kinds = [
  { name: 'frozen', label: 'Frozen' },
  { name: 'running', label: 'Running' },
] as const

const HOUR = 3_600_000
const steps = [
  { label: '+1 h', told: 'an hour', by: HOUR },
  { label: '+1 day', told: 'a day', by: 24 * HOUR },
  { label: '+31 days', told: '31 days', by: 31 * 24 * HOUR },
]

/** The session's clock: its time, whether it runs, and controls to move it. */
export function ClockCard() {
  const { session, change } = useLiveSession()
  const now = useNow()
  const [isSetting, setSetting] = useState(false)
  const kind = session?.clock.kind === 'running' ? 'running' : 'frozen'
  const order = (what: ClockOrder, told: string) => void change((id) => setClock(id, what), told)
  return (
    <Fold title="Clock" note={now === undefined ? '' : `${dateText(now)} ${timeText(now)}`}>
      {now === undefined ? <p className={styles.empty}>Choose a scenario to change its clock.</p> : <Face now={now} />}
      <Segmented
        label="Clock"
        options={kinds}
        chosen={session && kind}
        isDisabled={!session}
        onChoose={(next) => next !== kind && order({ kind: next }, next === 'frozen' ? 'Clock paused.' : 'Clock running.')}
      />
      <div className={styles.steps}>
        {steps.map(({ label, told, by }) => (
          <Button key={label} size={44} variant="secondary" disabled={!session} onClick={() => order({ kind, by }, `It is ${told} later.`)}>
            {label}
          </Button>
        ))}
        <Button size={44} variant="secondary" disabled={!session} onClick={() => setSetting(true)}>
          Set
        </Button>
      </div>
      {now !== undefined && (
        <SetClockDialog
          now={now}
          isOpen={isSetting}
          onClose={() => setSetting(false)}
          onSet={(at) => order({ kind, at: new Date(at).toISOString() }, `It is ${dateText(at)}, ${timeText(at)} now.`)}
        />
      )}
    </Fold>
  )
}

function Face({ now }: { now: number }) {
  return (
    <p className={styles.face}>
      <span className={styles.date}>{dateText(now)}</span>
      <time className={styles.time} dateTime={new Date(now).toISOString()} title="UTC">
        {timeText(now)}
      </time>
    </p>
  )
}

/** The session's current time. A running clock is advanced locally every second, without a request. */
function useNow(): number | undefined {
  const { session } = useLiveSession()
  const [ahead, setAhead] = useState({ of: session, by: 0 })
  useEffect(() => {
    if (!session || session.clock.kind === 'frozen') return
    const start = Date.now()
    const timer = window.setInterval(() => setAhead({ of: session, by: Date.now() - start }), 1000)
    return () => window.clearInterval(timer)
  }, [session])
  return session && session.now + (ahead.of === session ? ahead.by : 0)
}
