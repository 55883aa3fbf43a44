'use client'

import { Button } from '#app/design-system/button/Button.tsx'
import { opensDialog } from '#app/design-system/dialog/open-dialog.ts'
import { Container } from '#app/design-system/page/Page.tsx'
import { consentCopy } from '#app/messages/frame/consent.ts'
import styles from './ConsentBanner.module.css'
import { ConsentForm } from './ConsentForm.client.tsx'
import { CONSENT_DIALOG } from './consent-dialog-id.ts'

/** The question for consent at the lower edge of the window. Every page contains it; the first-paint script shows it until the visitor has answered. */
export function ConsentBanner() {
  return (
    <section className={styles.banner} data-bar="question" aria-labelledby="consent-question">
      <h2 id="consent-question" className="visually-hidden">
        {consentCopy.question}
      </h2>
      <Container className={styles.inner}>
        <p className={styles.words}>{consentCopy.explanation}</p>
        <ConsentForm className={styles.actions}>
          <Button size={44} type="submit" name="choice" value="all">
            {consentCopy.acceptAll}
          </Button>
          <Button size={44} type="submit" name="choice" value="necessary">
            {consentCopy.rejectAll}
          </Button>
          <Button size={44} variant="secondary" {...opensDialog(CONSENT_DIALOG)}>
            {consentCopy.choose}
            <span className="visually-hidden"> {consentCopy.chooseWhat}</span>
          </Button>
        </ConsentForm>
      </Container>
    </section>
  )
}
