import type { ReactNode } from 'react'
import { Alert } from '#design-system/alert/Alert.tsx'
import { Button } from '#design-system/button/Button.tsx'
import type { RequestError } from '../api/request.ts'
import styles from './States.module.css'

/** While something is asked for the first time. */
export function LoadingNote({ what }: { /** As "scenarios". */ what: string }) {
  return (
    <p className={styles.waiting} role="status">
      Loading {what}…
    </p>
  )
}

/** What failed, why, and a way to try again. */
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

/** Where there is nothing: says so in a sentence. */
export function EmptyNote({ children }: { children: ReactNode }) {
  return <div className={styles.nothing}>{children}</div>
}
