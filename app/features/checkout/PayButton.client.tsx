'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/design-system/button/Button.tsx'
import { Icon } from '#app/design-system/icon/Icon.tsx'
import { lock } from '#app/design-system/icon/icons.ts'
import { CARD_ASKED, CARD_REFUSED } from './card-events.ts'

/** The button that pays. Once pressed it is busy until the next page is there, so that a second press sends nothing. Without its script it is a button. */
export function PayButton({ label, pendingLabel }: { label: string; pendingLabel: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [isPending, setPending] = useState(false)

  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return undefined
    let isSent = false
    const listening = new AbortController()
    const { signal } = listening
    const handleSubmit = (event: Event) => {
      if (isSent) event.preventDefault()
      isSent = true
      setPending(true)
    }
    const wakeUp = () => {
      isSent = false
      setPending(false)
    }
    form.addEventListener('submit', handleSubmit, { signal })
    form.addEventListener(CARD_ASKED, () => setPending(true), { signal })
    form.addEventListener(CARD_REFUSED, wakeUp, { signal })
    // Back from the provider to a page that was kept as it was left: nothing is on its way any more.
    addEventListener('pageshow', ({ persisted }) => persisted && wakeUp(), { signal })
    // Says to whoever watches that a press is answered by the script.
    form.dataset['live'] = ''
    return () => listening.abort()
  }, [])

  return (
    <div ref={place}>
      <Button type="submit" size={56} wide pending={isPending} pendingLabel={pendingLabel}>
        <Icon icon={lock} size={20} />
        {label}
      </Button>
    </div>
  )
}
