'use client'

import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Dialog } from '#app/design-system/dialog/Dialog.tsx'
import { watchOpen } from '#app/design-system/dialog/watch-open.ts'
import { Skeleton } from '#app/design-system/skeleton/Skeleton.tsx'
import { consentCopy } from '#app/messages/frame/consent.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { CONSENT_DIALOG } from './consent-dialog-id.ts'

/** If the switches fail to load, the dialog says so and nothing is consented to. */
const Purposes = lazy(() =>
  import('./ConsentPurposes.client.tsx').then(
    ({ ConsentPurposes }) => ({ default: ConsentPurposes }),
    () => ({ default: () => <p role="alert">{consentCopy.notLoaded}</p> }),
  ),
)

/** The dialog of cookie preferences. Its content loads when it first opens. */
export function ConsentDialog({ store }: { store: Store }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [wasOpened, setOpened] = useState(false)
  useEffect(() => {
    if (!dialog.current) return undefined
    return watchOpen(dialog.current, (isOpen) => isOpen && setOpened(true))
  }, [])
  return (
    <Dialog ref={dialog} id={CONSENT_DIALOG} title={consentCopy.title} closeLabel={consentCopy.close}>
      {wasOpened && (
        <Suspense fallback={<Skeleton lines={6} />}>
          <Purposes store={store} />
        </Suspense>
      )}
    </Dialog>
  )
}
