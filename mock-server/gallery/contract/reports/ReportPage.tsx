import { type ReactNode, useEffect, useState } from 'react'
import { ProgressBar } from 'react-aria-components'
import type { TimedReport } from '../../api/contract-answers.ts'
import { RequestError } from '../../api/request.ts'
import { PageHead } from '../../parts/PageHead.tsx'
import { LoadProblem } from '../../parts/States.tsx'
import styles from './ReportPage.module.css'
import { useMeasured } from './use-measured.ts'

type ReportPageProps<Report> = {
  title: string
  name: string
  load: (signal: AbortSignal) => Promise<TimedReport<Report>>
  note: (report: Report) => string
  children: (report: Report) => ReactNode
}

/** A page for a report that takes time: shows progress while it is measured, with the previous report in the meantime. */
export function ReportPage<Report>({ title, name, load, note, children }: ReportPageProps<Report>) {
  const [answer, again] = useMeasured(name, load)
  const measured = answer.value
  const report = measured?.report ?? undefined
  const isMeasuring = measured?.state === 'measuring' || (answer.isLoading && !measured)
  return (
    <>
      <PageHead title={title} note={report === undefined ? '' : note(report)} />
      {answer.error && <LoadProblem error={answer.error} again={again} />}
      {isMeasuring && <Measuring startedAt={measured?.startedAt} />}
      {measured?.state === 'failed' && (
        <LoadProblem error={new RequestError({ code: 'FAILED', message: measured.message ?? 'The report failed.' })} again={again} />
      )}
      {report !== undefined && <div className={styles.report}>{children(report)}</div>}
    </>
  )
}

function Measuring({ startedAt }: { startedAt: string | undefined }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), 1000)
    return () => window.clearInterval(timer)
  }, [])
  const seconds = startedAt ? Math.max(0, Math.round((now - Date.parse(startedAt)) / 1000)) : 0
  return (
    <ProgressBar className={styles.measuring ?? ''} aria-label="Measuring" isIndeterminate>
      <p>Building the report… {seconds > 2 && <span aria-hidden="true">{seconds} s</span>}</p>
      <span className={styles.track}>
        <span className={styles.fill} />
      </span>
    </ProgressBar>
  )
}
