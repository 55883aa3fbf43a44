import type { ReactNode } from 'react'
import { Alert } from '#design-system/alert/Alert.tsx'
import { Button } from '#design-system/button/Button.tsx'
import type { ControlError } from '../api/request.ts'
import styles from './States.module.css'

/** While something is asked for the first time. */
export function Waiting({ what }: { /** As "scenarios". */ what: string }) {
  return (
    <p className={styles.waiting} role="status">
      Loading {what}…
    </p>
  )
}

/** What failed, why, and a way to try again. */
export function Problem({ error, again, children }: { error: ControlError; again?: () => void; children?: ReactNode }) {
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
export function Nothing({ children }: { children: ReactNode }) {
  return <div className={styles.nothing}>{children}</div>
}
