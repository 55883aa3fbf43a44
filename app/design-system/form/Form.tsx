import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { ErrorSummary, type SummaryLine } from '../field/ErrorSummary.client.tsx'
import './form.css'

type FormProps = Omit<ComponentProps<'form'>, 'id'> & {
  id: string
  /** Name of the form for assistive technology, which lists forms by their names. */
  label: string
  /** What was wrong with what was sent, if anything. `attempt` counts: the same faults again take the focus again. */
  summary: { heading: string; problems: readonly SummaryLine[]; attempt: number }
  /** Label of the button, and while the form is on its way. */
  submit: string
  pendingLabel: string
  pending: boolean
  /** Between the last field and the button, as terms. */
  terms?: ReactNode
  /** Beside the button, as a link. */
  beside?: ReactNode
}

/** A form with the summary of its errors above its fields, and its button below them. */
export function Form({ id, label, summary, submit, pendingLabel, pending, terms, beside, children, ...rest }: FormProps) {
  return (
    <form {...rest} id={id} aria-label={label} className="form-rows">
      <ErrorSummary key={summary.attempt} id={`${id}-problems`} heading={summary.heading} problems={summary.problems} />
      {children}
      {terms}
      <div className="form-end">
        <Button type="submit" size={56} wide pending={pending} pendingLabel={pendingLabel}>
          {submit}
        </Button>
        {beside}
      </div>
    </form>
  )
}
