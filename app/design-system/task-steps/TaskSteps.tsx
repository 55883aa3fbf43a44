import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { check } from '../icon/icons.ts'
import './task-steps.css'

type TaskStep = {
  label: string
  /** Leads back to a step that is done. */
  href?: string
}

type TaskStepsProps = {
  /** Names the list, e.g. "Checkout steps". */
  label: string
  steps: readonly TaskStep[]
  /** Index of the current step. Those before it are done. */
  current: number
  /** The current step in words, e.g. "Step 3 of 4": in place of the list where it does not fit. */
  position: string
  /** Announced after the label of a step that is done. */
  doneLabel: string
}

/** The steps of a task that takes several pages, and the one that the page is. */
export function TaskSteps({ label, steps, current, position, doneLabel }: TaskStepsProps) {
  return (
    <nav aria-label={label} className="task-steps-steps">
      <p className="task-steps-position">{position}</p>
      <ol className="task-steps-list">
        {steps.map((step, at) => (
          <li
            key={step.label}
            className="task-steps-step"
            data-state={at < current ? 'done' : at === current ? 'current' : 'coming'}
            {...(at === current && { 'aria-current': 'step' as const })}
          >
            <StepWords {...step} {...(at >= current && { href: undefined })}>
              <span className="task-steps-mark" aria-hidden="true">
                {at < current ? <Icon icon={check} size={16} /> : at + 1}
              </span>
              {step.label}
              {at < current && <span className="visually-hidden"> {doneLabel}</span>}
            </StepWords>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function StepWords({ href, children }: { href?: string | undefined; children: ReactNode }) {
  return href === undefined ? (
    <span className="task-steps-words">{children}</span>
  ) : (
    <a href={href} className="task-steps-words">
      {children}
    </a>
  )
}
