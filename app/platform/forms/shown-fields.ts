import { formsCopy } from '#app/messages/forms/forms.ts'
import { type FormDescription, fieldId } from './describe-form.ts'
import { wordedProblem } from './form-words.ts'
import type { ShownForm } from './shown-form.ts'

/** What a field needs that only the server checks. */
export type ShownField = {
  id: string
  name: string
  label: string
  autoComplete?: string
  maxLength?: number
  labelNote?: string
  hint?: string
  error?: string
  defaultValue?: string
  required?: true
}

/** What the summary of errors above the fields needs. */
type ShownSummary = {
  id: string
  heading: string
  problems: { fieldId?: string; code: string; message: string; help?: string }[]
}

/** A form that only the server checks, so that it is the same without scripts: its summary of errors, and each field by its name. */
export function shownFields<Name extends string>(
  form: FormDescription<Name>,
  { values, problems }: ShownForm,
  locale: string,
): { summary: ShownSummary; field: (name: Name) => ShownField } {
  const worded = problems.map((problem) => wordedProblem(form, problem, locale))
  const copy = form.copy(locale)
  return {
    summary: {
      id: `${form.id}-problems`,
      heading: worded.some(({ field }) => field === undefined) ? formsCopy.summary.form : formsCopy.summary.fields,
      problems: worded.map(({ field, code, message, help }) => ({
        code,
        message,
        ...(field !== undefined && { fieldId: fieldId(form, field) }),
        ...(help !== undefined && { help }),
      })),
    },
    field: (name) => {
      const { kind, limits, autoComplete, isOptional = false } = form.fields[name]
      const { label, hint } = copy.fields[name]
      const error = worded.find(({ field }) => field === name)?.message
      const value = values[name]
      // A select that is optional in one store is needed where it is shown.
      const isFree = isOptional && kind !== 'select'
      return {
        id: fieldId(form, name),
        name,
        label,
        ...(autoComplete && { autoComplete }),
        ...(limits?.maxLength && kind !== 'select' && { maxLength: limits.maxLength }),
        ...(hint && { hint }),
        ...(error && { error }),
        ...(value !== undefined && { defaultValue: value }),
        ...(isFree ? { labelNote: formsCopy.optional } : { required: true as const }),
      }
    },
  }
}
