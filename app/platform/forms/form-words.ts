import { formsCopy } from '#app/messages/forms/forms.ts'
import { formatMessage, messageParts } from '#app/platform/copy/format-message.ts'
import { helpHref } from '#app/platform/help/help-centre.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { type FormDescription, type FormProblem, fieldNames } from './describe-form.ts'

/** A problem in words, with the code that customer care asks for. */
export type WordedProblem = FormProblem & { readonly message: string; readonly help?: string }

/** A problem as an island shows it: whom to ask if it goes wrong again is a sentence in pieces, of which the link is one. */
export type SaidProblem = FormProblem & { readonly message: string; readonly help?: readonly (string | { readonly href: string })[] }

/** A form's problems in words, ready to show. */
export function saidProblems<Name extends string>(
  form: FormDescription<Name>,
  problems: readonly FormProblem[],
  locale: string,
): SaidProblem[] {
  return problems.map((problem) => {
    const { help, ...worded } = wordedProblem(form, problem, locale)
    const { minutes } = problem
    return { ...worded, ...(minutes !== undefined && { minutes }), ...(help !== undefined && { help: helpSentence(help, locale) }) }
  })
}

function helpSentence(code: string, locale: string): readonly (string | { href: string })[] {
  const link = { href: helpHref(storeOf(locale), 'newRequest') }
  return messageParts<typeof link>(formsCopy.help, { code, link })
}

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
