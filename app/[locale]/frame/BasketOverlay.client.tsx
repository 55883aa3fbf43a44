'use client'

import { type ComponentProps, lazy } from 'react'
import { BasketDrawer } from '#app/features/basket/drawer/BasketDrawer.client.tsx'
import type { GoesWellWith } from '#app/features/basket/drawer/goes-well-with.ts'
import { PromptSlot } from '#app/features/prompts/PromptSlot.client.tsx'
import type { PromptFlags } from '#app/features/prompts/prompt-flags.ts'
import { warnLeftOut } from '#app/platform/log/warn.ts'

/** Recommendations for the added product. Loaded once the drawer is open; if that fails, the drawer does without them. */
const BasketRow = lazy<GoesWellWith>(() =>
  import('./BasketRow.client.tsx').then(
    (module) => ({ default: module.BasketRow }),
    (error: unknown) => {
      warnLeftOut('The recommendations of the add-to-bag drawer', error)
      return { default: () => null }
    },
  ),
)

type BasketOverlayProps = Omit<ComponentProps<typeof BasketDrawer>, 'GoesWellWith'> & { promptFlags?: PromptFlags | undefined }

/** The basket drawer with its recommendations, and prompts: one island, because each weighs on the HTML of every page. */
export function BasketOverlay({ promptFlags, ...props }: BasketOverlayProps) {
  return (
    <>
      <BasketDrawer {...props} GoesWellWith={BasketRow} />
      <PromptSlot flags={promptFlags} />
    </>
  )
}
