'use client'

import { lazy, Suspense } from 'react'
import { useAllowed } from '#app/platform/consent/use-consent.client.ts'
import { useFlag } from '#app/platform/experiments/use-flag.client.ts'

const Chat = lazy(() => import('./Chat.client.tsx').then((module) => ({ default: module.Chat })))

type ChatSlotProps = {
  locale: string
  /** The flag `chat-widget` as the page was made with it. */
  flag: string
  isProductPage: boolean
}

/** A chat with customer care, where there is one and functional cookies are allowed. Nothing of it is loaded before. Spec §2 Page layouts. */
export function ChatSlot({ locale, flag, isProductPage }: ChatSlotProps) {
  const isOn = useFlag('chat-widget', flag) === '1'
  const isAllowed = useAllowed('functional', locale)
  if (!isOn || !isAllowed) return null
  return (
    <Suspense>
      <Chat isProductPage={isProductPage} />
    </Suspense>
  )
}
