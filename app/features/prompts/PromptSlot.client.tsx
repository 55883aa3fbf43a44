'use client'

import { type ComponentType, lazy, Suspense } from 'react'
import { useShopper } from '#app/platform/shopper/use-shopper.client.ts'
import type { PromptFlags } from './prompt-flags.ts'

type PromptSlotProps = {
  /** The flags of a page that was rendered for its visitor; undefined on shared pages, which ask for them. */
  flags?: PromptFlags | undefined
}

/** If it fails to load, the page works without it. */
const Prompts = lazy<ComponentType<PromptSlotProps>>(() =>
  import('./Prompts.client.tsx').then(
    (module) => ({ default: module.Prompts }),
    () => ({ default: () => null }),
  ),
)

/** The prompts of logged-in shoppers. For anyone else nothing loads. Spec §4 'User prompts'. */
export function PromptSlot({ flags }: PromptSlotProps) {
  const { isLoggedIn, id } = useShopper()
  if (!isLoggedIn) return null
  return (
    <Suspense>
      <Prompts key={id} flags={flags} />
    </Suspense>
  )
}
