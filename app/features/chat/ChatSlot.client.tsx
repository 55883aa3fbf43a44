'use client'

import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'
import { useAllowed } from '#app/platform/consent/use-consent.client.ts'
import { useFlag } from '#app/platform/experiments/use-flag.client.ts'
import type { Chat as LoadedChat } from './Chat.client.tsx'

/** If it fails to load, the page works without it. */
const Chat = lazy<ComponentType<ComponentProps<typeof LoadedChat>>>(() =>
  import('./Chat.client.tsx').then(
    (module) => ({ default: module.Chat }),
    () => ({ default: () => null }),
  ),
)

type ChatSlotProps = {
  locale: string
  /** The flag `chat-widget` that the page was rendered with. */
  flag: string
  isProductPage: boolean
}

/** Customer care chat, if enabled and functional cookies are allowed. Nothing loads before that. Spec §2 Page layouts. */
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
