import type { ReactNode } from 'react'
import { Alert } from '#design-system/alert/Alert.tsx'
import { Button } from '#design-system/button/Button.tsx'
import type { RequestError } from '../api/request.ts'
import styles from './States.module.css'

/** Shown during the first load. */
export function LoadingNote({ what }: { /** For example "scenarios". */ what: string }) {
  return (
    <p className={styles.waiting} role="status">
      Loading {what}…
    </p>
  )
}

/** What failed, why, and a retry button. */
export function LoadProblem({ error, again, children }: { error: RequestError; again?: () => void; children?: ReactNode }) {
  return (
    <div className={styles.problem}>
      <Alert level="error" heading={error.message}>
        {children}
      </Alert>
      {again && (
        <Button size={44} variant="secondary" onClick={again}>
          Try again
        </Button>
      )}
    </div>
  )
}

/** An empty state, in one sentence. */
export function EmptyNote({ children }: { children: ReactNode }) {
  return <div className={styles.nothing}>{children}</div>
}
