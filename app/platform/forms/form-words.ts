import { formsCopy } from '#app/messages/forms/forms.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { type FormDescription, type FormProblem, fieldNames } from './describe-form.ts'

/** A problem in words, with the code that customer care asks for. */
export type WordedProblem = FormProblem & { readonly message: string; readonly help?: string }

/**
 * A problem in the form's words: those of the field, then those of the form, then the general ones. A problem without words of its own is told as one
 * that we do not know, never hidden.
 */
export function wordedProblem<Name extends string>(form: FormDescription<Name>, problem: FormProblem, locale: string): WordedProblem {
  const copy = form.copy(locale)
  const name = fieldNames(form).find((field) => field === problem.field)
  const ofForm = Object.hasOwn(copy.problems, problem.code) ? copy.problems[problem.code] : undefined
  if (name !== undefined) {
    const message = ofField(form, name, problem.code, locale) ?? ofForm?.message ?? formsCopy.problems.INVALID
    return { field: name, code: problem.code, message, ...(ofForm?.help && { help: ofForm.help }) }
  }
  const general: Readonly<Record<string, { message: string; help?: string }>> = formsCopy.general
  const known = ofForm ?? (Object.hasOwn(general, problem.code) ? general[problem.code] : undefined) ?? formsCopy.general.UNKNOWN
  const { code, minutes } = problem
  if (minutes === undefined || !('wait' in known) || known.wait === undefined) return { code, ...known }
  return { code, ...known, message: formatMessage(known.wait, { count: minutes }, locale) }
}

function ofField<Name extends string>(form: FormDescription<Name>, name: Name, code: string, locale: string): string | undefined {
  const { problems } = form.copy(locale).fields[name]
  const { limits } = form.fields[name]
  if (Object.hasOwn(problems, code)) return problems[code]
  if (code === 'TOO_SHORT') return formatMessage(formsCopy.problems.TOO_SHORT, { count: limits?.minLength ?? 1 }, locale)
  if (code === 'TOO_LONG') return formatMessage(formsCopy.problems.TOO_LONG, { count: limits?.maxLength ?? 1 }, locale)
  return undefined
}
