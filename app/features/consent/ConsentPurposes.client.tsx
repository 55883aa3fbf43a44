'use client'

import { Button } from '#app/design-system/button/Button.tsx'
import { Switch } from '#app/design-system/field/Switch.tsx'
import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { consentCopy } from '#app/messages/frame/consent.ts'
import { purposeCopy } from '#app/messages/frame/consent-purposes.ts'
import { type Purpose, purposes } from '#app/platform/consent/consent.ts'
import { legalPaths } from '#app/platform/store/legal-paths.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import styles from './ConsentDialog.module.css'
import { ConsentForm } from './ConsentForm.client.tsx'

/** The purposes with their switches, the way to the page about cookies, and the buttons. */
export function ConsentPurposes({ store }: { store: Store }) {
  return (
    <ConsentForm>
      <p className={styles.lead}>
        {purposeCopy.lead} <TextLink href={storeHref(store, legalPaths.cookies)}>{purposeCopy.details}</TextLink>
      </p>
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
          {purposeCopy.save}
        </Button>
      </div>
    </ConsentForm>
  )
}

/** One purpose and its switch. Necessary cookies are always on. */
function PurposeRow({ purpose }: { purpose: Purpose | 'necessary' }) {
  const textId = `consent-${purpose}`
  const isFixed = purpose === 'necessary'
  return (
    <div className={styles.purpose}>
      <Switch
        name={purpose}
        label={purposeCopy[purpose]}
        words={purposeCopy.states}
        aria-describedby={textId}
        {...(isFixed && { disabled: true, defaultChecked: true })}
      />
      <p id={textId} className={styles.text}>
        {purposeCopy[`${purpose}Text`]}
      </p>
    </div>
  )
}
