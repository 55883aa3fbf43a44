import * as v from 'valibot'
import { formsCopy } from '#app/messages/forms/forms.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { problemsIn } from './check-form.ts'
import type { FormDescription, FormProblem, FormValues } from './describe-form.ts'
import { type SaidProblem, saidProblems } from './form-words.ts'
import { passwordStrength } from './password-strength.ts'

type Sending = {
  submitter: HTMLElement | null
  locale: string
  /** The form was right, and is on its way. */
  onPosted: () => void
}

/** Checks a form as its route handler does and, if nothing is wrong, posts it. Answers where to go, or what was wrong. */
export async function sendForm<Name extends string>(
  form: FormDescription<Name>,
  element: HTMLFormElement,
  { submitter, locale, onPosted }: Sending,
): Promise<{ to: string } | { problems: readonly SaidProblem[] }> {
  const typed = textsOf(element, submitter)
  // A field that is not filled is missing from the record, which the type allows; names that are not of the form are not looked at.
  const found = problemsIn(form, typed as FormValues<Name>, locale)
  if (found.length > 0) return { problems: saidProblems(form, found, locale) }
  onPosted()
  const answer = await post(element.action, typed)
  return 'to' in answer ? answer : { problems: saidProblems(form, answer.problems, locale) }
}

/** Names of fields whose content a password must not repeat. */
const PERSONAL = ['firstName', 'lastName', 'email']

/** How strong the password in a control is, in words; empty says nothing. */
export function strengthWords(control: HTMLInputElement, least: number, locale: string): string {
  if (control.value === '') return ''
  const typed = control.form ? textsOf(control.form, null) : {}
  const strength = passwordStrength(control.value, { least, personal: PERSONAL.map((name) => typed[name] ?? '') })
  if (strength !== 'short') return formsCopy.strength[strength]
  return formatMessage(formsCopy.strength.short, { count: least - [...control.value.trim()].length }, locale)
}

/** The texts that the form would post, with those of the button that was pressed. */
function textsOf(form: HTMLFormElement, submitter: HTMLElement | null): Record<string, string> {
  const entries = [...new FormData(form, submitter)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return Object.fromEntries(entries)
}

const answerSchema = v.union([
  v.object({ to: v.string() }),
  v.object({ problems: v.array(v.object({ field: v.optional(v.string()), code: v.string(), minutes: v.optional(v.number()) })) }),
])

type Answer = { to: string } | { problems: readonly FormProblem[] }

/** Posts as the browser would. Without an answer that can be read, the problem is the connection. */
async function post(action: string, fields: Record<string, string>): Promise<Answer> {
  try {
    const answer = await fetch(action, { method: 'POST', headers: { accept: 'application/json' }, body: new URLSearchParams(fields) })
    const read = v.parse(answerSchema, await answer.json())
    if ('to' in read) return read
    return { problems: read.problems.map(({ code, field, minutes }) => ({ code, ...(field && { field }), ...(minutes && { minutes }) })) }
  } catch {
    return { problems: [{ code: 'NETWORK_ERROR' }] }
  }
}
