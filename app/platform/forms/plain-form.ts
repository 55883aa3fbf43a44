import { formsCopy } from '#app/messages/forms/forms.ts'
import { type FormDescription, type FormValues, fieldId } from './describe-form.ts'
import { wordedProblem } from './form-words.ts'
import type { ShownForm } from './shown-form.ts'

/** A form that the server alone checks and that is the same with and without scripts. */
export type PlainForm<Name extends string> = {
  /** Of its summary of errors. */
  summary: { id: string; heading: string; problems: { code: string; message: string; fieldId?: string; help?: string }[] }
  /** Of the field of a name. */
  field: (name: Name) => {
    id: string
    name: Name
    label: string
    labelNote?: string
    hint?: string
    error?: string
    autoComplete?: string
    maxLength?: number
    defaultValue?: string
    required?: true
  }
}

/** The props of a form's parts, by its description, with what was typed and what was wrong with it. */
export function plainForm<Name extends string>(description: FormDescription<Name>, shown: ShownForm, locale: string): PlainForm<Name> {
  const worded = shown.problems.map((problem) => wordedProblem(description, problem, locale))
  const typed: FormValues = shown.values
  return {
    summary: {
      id: `${description.id}-problems`,
      heading: worded.every(({ field }) => field !== undefined) ? formsCopy.summary.fields : formsCopy.summary.form,
      problems: worded.map(({ field: name, code, message, help }) => ({
        code,
        message,
        ...(name !== undefined && { fieldId: fieldId(description, name) }),
        ...(help !== undefined && { help }),
      })),
    },
    field: (name) => {
      const { kind, limits, autoComplete, isOptional } = description.fields[name]
      const { label, hint } = description.copy(locale).fields[name]
      const error = worded.find((problem) => problem.field === name)?.message
      const value = typed[name]
      return {
        id: fieldId(description, name),
        name,
        label,
        ...(isOptional ? kind !== 'select' && { labelNote: formsCopy.optional } : { required: true }),
        ...(hint !== undefined && { hint }),
        ...(error !== undefined && { error }),
        ...(autoComplete !== undefined && { autoComplete }),
        ...(limits?.maxLength !== undefined && { maxLength: limits.maxLength }),
        ...(value !== undefined && { defaultValue: value }),
      }
    },
  }
}
