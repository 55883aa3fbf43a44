'use client'

import { useEffect, useRef } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { error } from '../icon/icons.ts'
import styles from './ErrorSummary.module.css'

type ErrorSummaryProps = {
  /** E.g. "There is a problem". */
  heading: string
  /** In field order: each field's id and its message. Nothing is rendered without errors. */
  problems: readonly { fieldId: string; message: string }[]
}

/** The errors of a submitted form, listed above it. Takes focus when it appears and whenever the errors change. Each line links to its field. */
export function ErrorSummary({ heading, problems }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  const said = problems.map(({ fieldId, message }) => `${fieldId} ${message}`).join('\n')
  useEffect(() => {
    if (said !== '') summary.current?.focus()
  }, [said])
  if (problems.length === 0) return null
  return (
    <div ref={summary} className={styles.summary} role="group" aria-labelledby="error-summary" tabIndex={-1}>
      <h2 id="error-summary" className={styles.heading}>
        <Icon icon={error} size={22} />
        {heading}
      </h2>
      <ul className={styles.problems}>
        {problems.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              className={styles.link}
              href={`#${fieldId}`}
              onClick={(event) => {
                const field = document.getElementById(fieldId)
                if (!field) return
                // In some browsers, following the link scrolls but does not move focus.
                event.preventDefault()
                field.focus()
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
