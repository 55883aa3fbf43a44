'use client'

import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'
import { useAllowed } from '#app/platform/consent/use-consent.client.ts'
import { useFlag } from '#app/platform/experiments/use-flag.client.ts'
import type { Chat as LoadedChat } from './Chat.client.tsx'

/** Where it cannot be loaded, the page is whole without it. */
const Chat = lazy<ComponentType<ComponentProps<typeof LoadedChat>>>(() =>
  import('./Chat.client.tsx').then(
    (module) => ({ default: module.Chat }),
    () => ({ default: () => null }),
  ),
)

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
