'use client'

import { useRef, useState } from 'react'
import { Alert } from '#app/design-system/alert/Alert.tsx'
import { Button } from '#app/design-system/button/Button.tsx'
import { closeDialog, closesDialog } from '#app/design-system/dialog/open-dialog.ts'
import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { Markdown } from '#app/design-system/rich-text/Markdown.tsx'
import { anniversaryCopy as copy } from '#app/messages/frame/prompts.ts'
import { textOptions } from '#app/platform/content/text-options.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { askForPage } from '#app/platform/graphql/page-questions.ts'
import { logError } from '#app/platform/log/log-error.ts'
import type { Owner } from '#app/platform/storage/kept-for.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { track } from '#app/platform/tracking/track.ts'
import type { PromptName } from './choose-prompt.ts'
import type { Gifts } from './find-prompt.client.ts'
import { GiftGrid } from './GiftGrid.tsx'
import { PromptDialog } from './PromptDialog.client.tsx'
import { TERMS_PATH } from './prompt-paths.ts'
import { markSeen } from './seen-prompts.client.ts'

const DIALOG = 'anniversary-teaser'

type AnniversaryTeaserProps = {
  owner: Owner
  /** Prompts that are seen with it. */
  marks: readonly PromptName[]
  days: number
  gifts: Gifts
  /** Writes "day(s)", whatever the number. Open point A105. */
  isLiteral: boolean
  onReminded: () => void
}

/** Announces the anniversary gift of a plus membership. Spec §2 'Member prompt modals'. */
export function AnniversaryTeaser({ owner, marks, days, gifts, isLiteral, onReminded }: AnniversaryTeaserProps) {
  const [state, setState] = useState<'ready' | 'sending' | 'failed'>('ready')
  const isMarked = useRef(false)
  const store = storeOf(owner.store)
  const mark = () => {
    if (!isMarked.current) markSeen(owner, marks)
    isMarked.current = true
  }
  const remind = async () => {
    setState('sending')
    track({ event: 'Page Element Clicked', properties: { element: 'anniversary-reminder' } })
    try {
      const { requestAnniversaryReminder: answer } = await askForPage('requestAnniversaryReminder', {})
      if (answer.__typename !== 'AnniversaryReminder') throw new Error(answer.__typename)
      setState('ready')
      closeDialog(DIALOG)
      onReminded()
    } catch (error) {
      logError('Failed requesting anniversary reminder', error)
      setState('failed')
    }
  }
  return (
    <PromptDialog
      id={DIALOG}
      title={formatMessage(isLiteral ? copy.headingLiteral : copy.heading, { header: gifts.modalHeader, days }, store.locale)}
      closeLabel={copy.dismiss}
      onSeen={mark}
      footer={
        <div className="anniversary-actions">
          <Button size={56} onClick={() => void remind()} pending={state === 'sending'} pendingLabel={copy.sending}>
            {copy.remind}
          </Button>
          <Button size={56} variant="secondary" {...closesDialog(DIALOG)}>
            {copy.close}
          </Button>
        </div>
      }
    >
      <div className="anniversary-words">
        {state === 'failed' && <Alert level="error" heading={copy.failed} />}
        <Markdown text={gifts.modalDescription} headingLevel={3} {...textOptions(store)} />
        <GiftGrid gifts={gifts.gifts} store={store} onFollow={mark} />
        <div className="anniversary-terms">
          <Markdown text={gifts.termsAndConditions} headingLevel={3} {...textOptions(store)} />
          <TextLink href={storeHref(store, TERMS_PATH)} onClick={mark}>
            {copy.terms}
          </TextLink>
        </div>
      </div>
    </PromptDialog>
  )
}
