'use client'

import { useEffect, useRef } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { error } from '../icon/icons.ts'
import styles from './ErrorSummary.module.css'

type ErrorSummaryProps = {
  /** As "There is a problem". */
  heading: string
  /** In the order of the fields: the id of each, and what its message says. Nothing is shown of none. */
  problems: readonly { fieldId: string; message: string }[]
}

/**
 * What is wrong with a form that was sent, above it: it takes the focus when it comes and whenever the problems are others, and each of its
 * lines leads to its field.
 */
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
                // Following the link scrolls there but leaves the focus behind in some browsers.
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
