'use client'

import { type ComponentProps, type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { Toast, useToast } from '#app/design-system/toast/Toast.client.tsx'
import { anniversaryCopy } from '#app/messages/frame/prompts.ts'
import { warnLeftOut } from '#app/platform/log/warn.ts'
import { BlockErrorBoundary } from '#app/platform/page/BlockErrorBoundary.client.tsx'
import type { AnniversaryTeaser as TeaserModal } from './AnniversaryTeaser.client.tsx'
import type { DiscoveryJourney as JourneyModal } from './DiscoveryJourney.client.tsx'
import { findPrompt, type Prompt } from './find-prompt.client.ts'
import type { PromptFlags } from './prompt-flags.ts'
import { quietMoment } from './quiet-moment.ts'
import type { RenewalModal as FailedRenewalModal } from './RenewalModal.client.tsx'

const RenewalModal = orNothing<ComponentProps<typeof FailedRenewalModal>>(() =>
  import('./RenewalModal.client.tsx').then((it) => it.RenewalModal),
)
const AnniversaryTeaser = orNothing<ComponentProps<typeof TeaserModal>>(() =>
  import('./AnniversaryTeaser.client.tsx').then((it) => it.AnniversaryTeaser),
)
const DiscoveryJourney = orNothing<ComponentProps<typeof JourneyModal>>(() =>
  import('./DiscoveryJourney.client.tsx').then((it) => it.DiscoveryJourney),
)

/**
 * The prompts' styles, loaded with the first prompt. An import would put them into the styles of every page, because the framework collects those of code
 * that loads later, too.
 */
const STYLES = new URL('prompts.css', import.meta.url).href

/** The 'We'll email you a reminder' toast is shown this long. Spec §9. */
const REMINDED_MS = 5_000

/** Finds the one prompt of this page, waits for a quiet moment, and shows it. A failure shows none. */
export function Prompts({ flags }: { flags?: PromptFlags | undefined }) {
  const [prompt, setPrompt] = useState<Prompt>()
  const { toast, showToast } = useToast()
  useEffect(() => {
    const left = new AbortController()
    findPrompt(flags)
      .then(async (found) => {
        if (!found) return
        await quietMoment(left.signal)
        setPrompt(found)
      })
      .catch((error: unknown) => {
        if (!left.signal.aborted) warnLeftOut('A prompt', error)
      })
    return () => left.abort()
  }, [flags])
  return (
    <>
      <BlockErrorBoundary part="A prompt">
        <Suspense>
          {prompt && <link rel="stylesheet" href={STYLES} precedence="prompts" />}
          {prompt?.name === 'FAILED_RENEWAL' && <RenewalModal {...prompt} />}
          {prompt?.name === 'ANNIVERSARY_GIFT_TEASER' && (
            <AnniversaryTeaser {...prompt} onReminded={() => showToast(anniversaryCopy.reminded, REMINDED_MS)} />
          )}
          {prompt?.name === 'DISCOVERY_JOURNEY_MODAL' && <DiscoveryJourney {...prompt} />}
        </Suspense>
      </BlockErrorBoundary>
      <Toast {...toast} />
    </>
  )
}

/** A modal that loads when it is shown; if it fails to load, nothing is shown. */
function orNothing<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (Modal) => ({ default: Modal }),
      () => ({ default: () => null }),
    ),
  )
}
