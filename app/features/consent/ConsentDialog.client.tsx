'use client'

import { Button } from '#app/design-system/button/Button.tsx'
import { Dialog } from '#app/design-system/dialog/Dialog.tsx'
import { Switch } from '#app/design-system/field/Switch.tsx'
import { consentCopy } from '#app/messages/consent.ts'
import { type Purpose, purposes } from '#app/platform/consent/consent.ts'
import styles from './ConsentDialog.module.css'
import { ConsentForm } from './ConsentForm.client.tsx'
import { CONSENT_DIALOG } from './consent-dialog-id.ts'

/**
 * What each purpose is for, and whether it may be: opened from the question and from the footer. Browser code for its weight alone: on the server's side
 * its words would stand twice in every page.
 */
export function ConsentDialog() {
  return (
    <Dialog id={CONSENT_DIALOG} title={consentCopy.title} closeLabel={consentCopy.close}>
      <ConsentForm>
        <p className={styles.lead}>{consentCopy.lead}</p>
        <PurposeRow purpose="necessary" />
        {purposes.map((purpose) => (
          <PurposeRow key={purpose} purpose={purpose} />
        ))}
        <div className={styles.actions}>
          <Button type="submit" name="choice" value="all">
            {consentCopy.acceptAll}
          </Button>
          <Button type="submit" name="choice" value="necessary">
            {consentCopy.rejectAll}
          </Button>
          <Button variant="secondary" type="submit" name="choice" value="ticked">
            {consentCopy.save}
          </Button>
        </div>
      </ConsentForm>
    </Dialog>
  )
}

/** One purpose and its switch. What is necessary is on and stays on. */
function PurposeRow({ purpose }: { purpose: Purpose | 'necessary' }) {
  const textId = `consent-${purpose}`
  const isFixed = purpose === 'necessary'
  return (
    <div className={styles.purpose}>
      <Switch
        name={purpose}
        label={consentCopy[purpose]}
        words={consentCopy.states}
        aria-describedby={textId}
        {...(isFixed && { disabled: true, defaultChecked: true })}
      />
      <p id={textId} className={styles.text}>
        {consentCopy[`${purpose}Text`]}
      </p>
    </div>
  )
}
