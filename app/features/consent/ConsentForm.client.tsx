'use client'

import { type ComponentProps, type SubmitEvent, useEffect, useRef } from 'react'
import { closeDialog } from '#app/design-system/dialog/open-dialog.ts'
import { MAIN_ID } from '#app/design-system/page/Page.tsx'
import { onConsentChange, purposes, readConsent, saveConsent } from '#app/platform/consent/consent.ts'
import { chosenIn, consentChoices } from '#app/platform/consent/consent-form.ts'
import { CONSENT_DIALOG } from './consent-dialog-id.ts'

/**
 * A form whose buttons say what is consented to. It keeps the choice in the browser; a press before this is alive goes the form's own way. Its boxes
 * show what was chosen last.
 */
export function ConsentForm(props: Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit'>) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const show = () => form.current && showChosen(form.current)
    show()
    return onConsentChange(show)
  }, [])
  return <form {...props} ref={form} action="/api/consent" method="post" onSubmit={handleSubmit} />
}

function showChosen(form: HTMLFormElement): void {
  const consent = readConsent()
  for (const purpose of purposes) {
    const box = form.elements.namedItem(purpose)
    if (box instanceof HTMLInputElement) box.checked = consent[purpose]
  }
}

function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
  const fields = Object.fromEntries(new FormData(event.currentTarget, event.nativeEvent.submitter))
  const choice = consentChoices.find((name) => name === fields['choice'])
  if (!choice) return
  event.preventDefault()
  const { isWithdrawn } = saveConsent(chosenIn(choice, fields))
  closeDialog(CONSENT_DIALOG)
  keepFocus()
  // What was loaded by consent runs until the page goes.
  if (isWithdrawn) location.reload()
}

/** The question goes with the answer, and would take the focus along; a dialog that fades away still seems to be there. */
function keepFocus(): void {
  const active = document.activeElement
  const isKept = active !== null && active !== document.body && active.closest('dialog') === null && active.checkVisibility()
  if (!isKept) document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
}
