'use client'

import { type FormEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '#app/design-system/button/Button.tsx'
import { Dialog } from '#app/design-system/dialog/Dialog.tsx'
import { closesDialog, openDialog } from '#app/design-system/dialog/open-dialog.ts'
import { UnderlineField } from '#app/design-system/field/UnderlineField.tsx'
import { newsletterCopy as copy } from '#app/messages/frame/newsletter.ts'
import styles from './NewsletterForm.module.css'

const DIALOG = 'newsletter-dialog'

/** What became of a sign-up, and which one of this page it was. */
type Outcome = { kind: 'success' | 'failure'; turn: number }

/**
 * The footer's sign-up. A plain form until scripts are there; then the contract is asked from here, and a modal says what became of it.
 * Spec §2, §5.
 */
export function NewsletterForm({ locale }: { locale: string }) {
  const [isPending, setPending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const [error, setError] = useState<string>()
  const isSending = useRef(false)

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A second press before the first is drawn.
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
    // Said below the field, where it stays, in the place of the browser's bubble.
    event.preventDefault()
    setError(event.currentTarget.validity.valueMissing ? copy.missing : copy.malformed)
    event.currentTarget.focus()
  }

  return (
    <form action="/api/newsletter" method="post" className={styles.form} onSubmit={handleSubmit}>
      <input type="hidden" name="locale" value={locale} />
      <UnderlineField
        label={copy.email}
        submitLabel={copy.submit}
        id="newsletter-email"
        type="email"
        name="email"
        autoComplete="email"
        maxLength={254}
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

/** Opens as it comes, anew with every outcome. It stands outside of the footer, whose surface is dark. */
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

/** False too when the contract's client could not be fetched. */
async function send(form: HTMLFormElement): Promise<boolean> {
  try {
    const { signUp } = await import('./sign-up.client.ts')
    return await signUp(String(new FormData(form).get('email')))
  } catch {
    return false
  }
}

/** Whoever is in the field means to sign up: the contract's client comes while they type. */
function loadAhead(): void {
  import('./sign-up.client.ts').catch(() => undefined)
}
