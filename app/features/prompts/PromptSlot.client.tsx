'use client'

import { type ComponentType, lazy, Suspense } from 'react'
import { useShopper } from '#app/platform/shopper/use-shopper.client.ts'

/** If it fails to load, the page works without it. */
const Prompts = lazy<ComponentType>(() =>
  import('./Prompts.client.tsx').then(
    (module) => ({ default: module.Prompts }),
    () => ({ default: () => null }),
  ),
)

/** The prompts of logged-in shoppers. For anyone else nothing loads. Spec §4 'User prompts'. */
export function PromptSlot() {
  const { isLoggedIn, id } = useShopper()
  if (!isLoggedIn) return null
  return (
    <Suspense>
      <Prompts key={id} />
    </Suspense>
  )
}
