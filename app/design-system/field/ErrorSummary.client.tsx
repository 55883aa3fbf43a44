'use client'

import { type ReactNode, useRef } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { error } from '../icon/icons.ts'
import './error-summary.css'
import { useArrivalFocus } from './use-arrival-focus.client.ts'

/** One error: the field that it leads to, or none if it concerns the form as a whole. */
export type SummaryLine = {
  fieldId?: string
  message: string
  /** After the message: whom to ask, and the help code. */
  help?: ReactNode
  /** What to do instead, as a link. */
  instead?: ReactNode
}

type ErrorSummaryProps = {
  /** Unique on the page; an address may end with it. */
  id?: string
  /** E.g. "There is a problem". */
  heading: string
  /** In field order. Nothing is rendered without errors. */
  problems: readonly SummaryLine[]
}

/**
 * The errors of a submitted form, listed above it. Takes focus when it appears and whenever the errors change, but not from somebody who has begun to mend
 * a page from the server before its scripts came. Each line links to its field.
 */
export function ErrorSummary({ id = 'error-summary', heading, problems }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  const said = problems.map(({ fieldId, message }) => `${fieldId ?? ''} ${message}`).join('\n')
  useArrivalFocus(summary, said)
  if (problems.length === 0) return null
  return (
    <div ref={summary} id={id} className="error-summary" role="group" aria-labelledby={`${id}-heading`} tabIndex={-1}>
      <h2 id={`${id}-heading`} className="error-summary-heading">
        <Icon icon={error} size={22} />
        {heading}
      </h2>
      <ul className="error-summary-problems">
        {problems.map(({ fieldId, message, help, instead }) => (
          <li key={`${fieldId ?? ''} ${message}`}>
            {fieldId === undefined ? (
              <span className="error-summary-message">{message}</span>
            ) : (
              <FieldLink fieldId={fieldId}>{message}</FieldLink>
            )}
            {instead && <p className="error-summary-after">{instead}</p>}
            {help && <p className="error-summary-after">{help}</p>}
          </li>
        ))}
      </ul>
    </div>
  )
}

function FieldLink({ fieldId, children }: { fieldId: string; children: string }) {
  return (
    <a
      className="error-summary-link"
      href={`#${fieldId}`}
      onClick={(event) => {
        const field = document.getElementById(fieldId)
        if (!field) return
        // In some browsers, following the link scrolls but does not move focus.
        event.preventDefault()
        field.focus()
      }}
    >
      {children}
    </a>
  )
}
