'use client'

import { useEffect, useRef } from 'react'
import { Alert } from '#app/design-system/alert/Alert.tsx'
import { accountFrameCopy as copy } from '#app/messages/account/frame.ts'
import { useAccountNotification } from '#app/platform/account/account-notification.client.tsx'

/** Id of the area: a post without scripts leads to it. */
const NOTIFICATION_AREA_ID = 'account-notification'

/** What a page of the account has to say: an error or a success. Scrolls the page to itself when it is shown. Spec §2 'Account area'. */
export function NotificationArea() {
  const { shown, dismiss } = useAccountNotification()
  const area = useRef<HTMLDivElement>(null)
  const number = shown?.number
  useEffect(() => {
    if (number === undefined) return
    area.current?.scrollIntoView({ block: 'start' })
    // What is there when the page loads is not announced by itself. Where what had the focus is gone, the focus goes on from here.
    // A control that was hidden just now keeps the focus until the browser draws the page again.
    const { activeElement } = document
    const isGone = activeElement === document.body || activeElement?.checkVisibility() === false
    if (number === 0 || isGone) area.current?.focus({ preventScroll: true })
  }, [number])
  const handleClose = () => {
    dismiss()
    // The focused button is removed; the next tab stop must remain the one after it.
    area.current?.focus()
  }
  return (
    <div ref={area} id={NOTIFICATION_AREA_ID} className="account-notification" tabIndex={-1}>
      {shown && (
        <Alert
          key={shown.number}
          level={shown.notification.type}
          heading={shown.notification.header}
          onClose={handleClose}
          closeLabel={copy.closeNotification}
        >
          <p>{shown.notification.message}</p>
          {shown.notification.action}
        </Alert>
      )}
    </div>
  )
}
