'use client'

import { type FormEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '#app/design-system/button/Button.tsx'
import { Dialog } from '#app/design-system/dialog/Dialog.tsx'
import { closesDialog, openDialog } from '#app/design-system/dialog/open-dialog.ts'
import { UnderlineField } from '#app/design-system/field/UnderlineField.tsx'
import { newsletterCopy as copy } from '#app/messages/frame/newsletter.ts'
import { addEmailContactEmail } from '#operations/__generated__/input-limits.ts'
import styles from './NewsletterForm.module.css'

const DIALOG = 'newsletter-dialog'

/** The outcome of a sign-up, numbered per page. */
type Outcome = { kind: 'success' | 'failure'; turn: number }

/** The newsletter form in the footer. Posts without scripts; with them a dialog shows the outcome. Spec §2, §5. */
export function NewsletterForm({ locale }: { locale: string }) {
  const [isPending, setPending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const [error, setError] = useState<string>()
  const isSending = useRef(false)

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Ignore a second press before the first has rendered.
    if (isSending.current) return
    const form = event.currentTarget
    isSending.current = true
    setPending(true)
    const isSignedUp = await send(form)
    isSending.current = false
    setPending(false)
    if (isSignedUp) form.reset()
    setOutcome((before) => ({ kind: isSignedUp ? 'success' : 'failure', turn: (before?.turn ?? 0) + 1 }))
  }

  const handleInvalid = (event: FormEvent<HTMLInputElement>) => {
    // Replaces the browser's bubble by a message below the field.
    event.preventDefault()
    setError(event.currentTarget.validity.valueMissing ? copy.missing : copy.malformed)
    event.currentTarget.focus()
  }

  return (
    <form action="/api/newsletter" method="post" aria-label={copy.submit} className={styles.form} onSubmit={handleSubmit}>
      <input type="hidden" name="locale" value={locale} />
      <UnderlineField
        label={copy.email}
        submitLabel={copy.submit}
        id="newsletter-email"
        type="email"
        name="email"
        autoComplete="email"
        maxLength={addEmailContactEmail.maxLength}
        required
        pending={isPending}
        onFocus={loadAhead}
        onInvalid={handleInvalid}
        onInput={() => setError(undefined)}
        {...(error !== undefined && { error })}
      />
      <p role="status" className="visually-hidden">
        {isPending && copy.sending}
      </p>
      {(['success', 'failure'] as const).map((kind) => (
        <p key={kind} id={`newsletter-${kind}`} className={styles.outcome}>
          {copy[kind].heading}. {copy[kind].text}
        </p>
      ))}
      {outcome && createPortal(<OutcomeDialog key={outcome.turn} kind={outcome.kind} />, document.body)}
    </form>
  )
}

/** Opens on mount, once for each outcome. Outside of the footer because of its dark surface. */
function OutcomeDialog({ kind }: { kind: Outcome['kind'] }) {
  useEffect(() => openDialog(DIALOG), [])
  const { heading, text } = copy[kind]
  return (
    <Dialog
      id={DIALOG}
      title={heading}
      closeLabel={copy.close}
      footer={
        <Button wide {...closesDialog(DIALOG)}>
          {copy.continue}
        </Button>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}

/** Also false if the API client fails to load. */
async function send(form: HTMLFormElement): Promise<boolean> {
  try {
    const { signUp } = await import('./sign-up.client.ts')
    return await signUp(String(new FormData(form).get('email')))
  } catch {
    return false
  }
}

/** Preload the API client while they type. */
function loadAhead(): void {
  import('./sign-up.client.ts').catch(() => undefined)
}
