'use client'

import { type ComponentProps, type SubmitEvent, useEffect, useRef } from 'react'
import { closeDialog } from '#app/design-system/dialog/open-dialog.ts'
import { MAIN_ID } from '#app/design-system/page/Page.tsx'
import { onConsentChange, purposes, readConsent, saveConsent } from '#app/platform/consent/consent.ts'
import { chosenIn, consentChoices } from '#app/platform/consent/consent-form.ts'
import { CONSENT_DIALOG } from './consent-dialog-id.ts'

/** The consent form: its buttons make the choice, its switches show the last one. The browser stores it; before hydration the form posts. */
export function ConsentForm(props: Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit'>) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const show = () => form.current && showChosen(form.current)
    show()
    return onConsentChange(show)
  }, [])
  return <form role="none" {...props} ref={form} action="/api/consent" method="post" onSubmit={handleSubmit} />
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
  // Scripts loaded after consent run until the page is left.
  if (isWithdrawn) location.reload()
}

/** The banner disappears together with its focus. A dialog that is fading out still counts as visible, so one inside it is lost too. */
function keepFocus(): void {
  const active = document.activeElement
  const isKept = active !== null && active !== document.body && active.closest('dialog') === null && active.checkVisibility()
  if (!isKept) document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
}
