'use client'

import { Fragment, type ReactNode, type SubmitEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { formsCopy } from '#app/messages/forms/forms.ts'
import { type FieldDescription, type FieldKind, type FormDescription, type FormValues, fieldId } from './describe-form.ts'
import type { SaidProblem } from './form-words.ts'

/** The form as the page was rendered with it. */
type Rendered<Name extends string> = {
  locale: string
  /** What was typed before, and what was wrong with it. */
  shown?: { values: FormValues<Name>; problems: readonly SaidProblem[] }
}

/** What the form element needs. */
type FormProps = {
  id: string
  method: 'post'
  /** Before hydration the page's first script holds a press on its button (`HELD_FORM`). */
  'data-held': ''
  /** Set once the script checks the form; until then the browser does. */
  noValidate: boolean
  onFocus: () => void
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
  strength?: (control: HTMLInputElement) => Promise<string>
}

const neverChanges = () => () => {}

/** What checks, words and posts a form. It comes with the first field that somebody goes into: whoever only looks at the page never loads it. */
const loadFilledForm = () => import('./filled-form.client.ts')

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
  const [problems, setProblems] = useState<readonly SaidProblem[]>(shown?.problems ?? [])
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

  const say = (found: readonly SaidProblem[]) => {
    setProblems(found)
    setAttempt((before) => before + 1)
  }

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending.current) return
    const element = event.currentTarget
    const { submitter } = event
    isSending.current = true
    const filled = await loadFilledForm().catch(() => undefined)
    // Without the script the form posts by itself, as before it was hydrated.
    if (filled === undefined) return element.submit()
    const onPosted = () => {
      setPending(true)
      setProblems([])
    }
    const sent = await filled.sendForm(form, element, { submitter, locale, onPosted })
    // The next page is on its way: the button stays busy until it is there.
    if ('to' in sent) return location.assign(sent.to)
    isSending.current = false
    setPending(false)
    say(sent.problems)
  }

  return {
    problems,
    isHydrated,
    form: {
      id: form.id,
      method: 'post',
      'data-held': '',
      noValidate: isHydrated,
      onFocus: prepare,
      onSubmit: handleSubmit,
      pending: isPending,
      summary: { heading: headingOf(problems), problems: problems.map((problem) => summaryLine(form, problem)), attempt },
    } satisfies FormProps,
    field: (name: Name): FieldProps => fieldProps(form, name, { locale, shown, problems }),
  }
}

/** Loads what a filled form needs before it is needed. If it does not come, the form posts by itself. */
function prepare(): void {
  loadFilledForm().catch(() => undefined)
}

function headingOf(problems: readonly SaidProblem[]): string {
  return problems.some(({ field, help }) => field === undefined || help !== undefined) ? formsCopy.summary.form : formsCopy.summary.fields
}

function summaryLine(form: FormDescription, { field, code, message, help }: SaidProblem): SummaryProblem {
  return {
    code,
    message,
    ...(field !== undefined && { fieldId: fieldId(form, field) }),
    ...(help !== undefined && { help: help.map(helpPart) }),
  }
}

/** A piece of the sentence that says whom to ask. */
function helpPart(part: string | { readonly href: string }): ReactNode {
  if (typeof part === 'string') return <Fragment key={part}>{part}</Fragment>
  return (
    <a key={part.href} href={part.href}>
      {formsCopy.helpLink}
    </a>
  )
}

type FieldState<Name extends string> = Rendered<Name> & { problems: readonly SaidProblem[] }

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
    ...(field.kind === 'new-password' && {
      strength: async (control) => (await loadFilledForm()).strengthWords(control, field.limits?.minLength ?? 1, locale),
    }),
  }
}
