'use client'

import { type ComponentProps, lazy } from 'react'
import { BasketDrawer } from '#app/features/basket/drawer/BasketDrawer.client.tsx'
import type { GoesWellWith } from '#app/features/basket/drawer/goes-well-with.ts'
import { PromptSlot } from '#app/features/prompts/PromptSlot.client.tsx'
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

/** The basket drawer with its recommendations, and prompts: one island, because each weighs on the HTML of every page. */
export function BasketOverlay(props: Omit<ComponentProps<typeof BasketDrawer>, 'GoesWellWith'>) {
  return (
    <>
      <BasketDrawer {...props} GoesWellWith={BasketRow} />
      <PromptSlot />
    </>
  )
}
