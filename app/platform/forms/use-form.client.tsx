'use client'

import { Fragment, type ReactNode, type SubmitEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { formsCopy } from '#app/messages/forms/forms.ts'
import { formatMessage, messageParts } from '#app/platform/copy/format-message.ts'
import { helpHref } from '#app/platform/help/help-centre.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { problemsIn } from './check-form.ts'
import { type FieldDescription, type FieldKind, type FormDescription, type FormProblem, type FormValues, fieldId } from './describe-form.ts'
import { type WordedProblem, wordedProblem } from './form-words.ts'
import { passwordStrength } from './password-strength.ts'

/** The form as the page was rendered with it. */
type Rendered<Name extends string> = {
  locale: string
  /** What was typed before, and what was wrong with it. */
  shown?: { values: FormValues<Name>; problems: readonly FormProblem[] }
}

/** What the form element needs. */
type FormProps = {
  id: string
  method: 'post'
  /** Set once the script checks the form; until then the browser does. */
  noValidate: boolean
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  pending: boolean
  summary: { heading: string; problems: readonly SummaryProblem[]; attempt: number }
}

/** A line of the summary of errors. */
export type SummaryProblem = { fieldId?: string; code: string; message: string; help?: ReactNode }

/** What one field needs, from its description. */
export type FieldProps = {
  kind: FieldKind
  id: string
  name: string
  label: string
  required: boolean
  autoComplete?: string
  maxLength?: number
  labelNote?: string
  hint?: string
  error?: string
  defaultValue?: string
  /** For a password: what its button says, and how strong it is. */
  words?: { show: string; hide: string; showName: string; hideName: string }
  strength?: (control: HTMLInputElement) => string
}

const neverChanges = () => () => {}

/** False on the server and until hydration. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

/**
 * A form of a description: the same checks as its route handler before the post, one post for a double press, and everything typed stays when the server
 * cannot be reached. Until the script is there the form posts by itself.
 */
export function useForm<Name extends string>(form: FormDescription<Name>, { locale, shown }: Rendered<Name>) {
  const [problems, setProblems] = useState<readonly FormProblem[]>(shown?.problems ?? [])
  const [attempt, setAttempt] = useState(0)
  const [isPending, setPending] = useState(false)
  const isSending = useRef(false)
  const isHydrated = useHydrated()

  useEffect(() => {
    // Back to a page that was kept as it was left: nothing is on its way any more.
    const wakeUp = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isSending.current = false
      setPending(false)
    }
    addEventListener('pageshow', wakeUp)
    return () => removeEventListener('pageshow', wakeUp)
  }, [])

  const say = (found: readonly FormProblem[]) => {
    setProblems(found)
    setAttempt((before) => before + 1)
  }

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending.current) return
    const element = event.currentTarget
    const typed = textsOf(element, event.submitter)
    const found = problemsIn(form, typed as FormValues<Name>, locale)
    if (found.length > 0) return say(found)
    isSending.current = true
    setPending(true)
    setProblems([])
    const answer = await post(element.action, typed)
    // The next page is on its way: the button stays busy until it is there.
    if ('to' in answer) return location.assign(answer.to)
    isSending.current = false
    setPending(false)
    say(answer.problems)
  }

  const worded = problems.map((problem) => wordedProblem(form, problem, locale))
  return {
    problems: worded,
    isHydrated,
    form: {
      id: form.id,
      method: 'post',
      noValidate: isHydrated,
      onSubmit: handleSubmit,
      pending: isPending,
      summary: { heading: headingOf(worded), problems: worded.map((problem) => summaryLine(form, problem, locale)), attempt },
    } satisfies FormProps,
    field: (name: Name): FieldProps => fieldProps(form, name, { locale, shown, problems: worded }),
  }
}

function headingOf(problems: readonly WordedProblem[]): string {
  return problems.some(({ field, help }) => field === undefined || help !== undefined) ? formsCopy.summary.form : formsCopy.summary.fields
}

function summaryLine(form: FormDescription, { field, code, message, help }: WordedProblem, locale: string): SummaryProblem {
  return {
    code,
    message,
    ...(field !== undefined && { fieldId: fieldId(form, field) }),
    ...(help !== undefined && { help: helpSentence(help, locale) }),
  }
}

/** Whom to ask if it goes wrong again, with the code to tell them. */
function helpSentence(code: string, locale: string): ReactNode {
  const link = { href: helpHref(storeOf(locale), 'newRequest') }
  return messageParts<typeof link>(formsCopy.help, { code, link }).map((part) =>
    typeof part === 'string' ? (
      <Fragment key={part}>{part}</Fragment>
    ) : (
      <a key={part.href} href={part.href}>
        {formsCopy.helpLink}
      </a>
    ),
  )
}

type FieldState<Name extends string> = Rendered<Name> & { problems: readonly WordedProblem[] }

function fieldProps<Name extends string>(
  form: FormDescription<Name>,
  name: Name,
  { locale, shown, problems }: FieldState<Name>,
): FieldProps {
  const field: FieldDescription = form.fields[name]
  const copy = form.copy(locale).fields[name]
  const error = problems.find((problem) => problem.field === name)?.message
  const value = shown?.values[name]
  const isPassword = field.kind === 'password' || field.kind === 'new-password'
  const note = copy.note ?? (field.isOptional && field.kind !== 'checkbox' ? formsCopy.optional : undefined)
  return {
    kind: field.kind,
    id: fieldId(form, name),
    name,
    label: copy.label,
    required: !field.isOptional && field.kind !== 'checkbox',
    ...(field.autoComplete && { autoComplete: field.autoComplete }),
    ...(field.limits?.maxLength && { maxLength: field.limits.maxLength }),
    ...(note && { labelNote: note }),
    ...(copy.hint && { hint: copy.hint }),
    ...(error && { error }),
    ...(value !== undefined && { defaultValue: value }),
    ...(isPassword && {
      words: {
        show: formsCopy.showPassword,
        hide: formsCopy.hidePassword,
        showName: formsCopy.showPasswordName,
        hideName: formsCopy.hidePasswordName,
      },
    }),
    ...(field.kind === 'new-password' && { strength: (control) => strengthWords(control, field.limits?.minLength ?? 1, locale) }),
  }
}

/** Names of fields whose content a password must not repeat. */
const PERSONAL = ['firstName', 'lastName', 'email']

function strengthWords(control: HTMLInputElement, least: number, locale: string): string {
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
