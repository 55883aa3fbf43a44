'use client'

import { type ComponentProps, lazy } from 'react'
import { BasketDrawer } from '#app/features/basket/drawer/BasketDrawer.client.tsx'
import type { GoesWellWith } from '#app/features/basket/drawer/goes-well-with.ts'
import { warnLeftOut } from '#app/platform/log/warn.ts'

/** What goes well with what was added. It comes once the drawer stands; where it cannot be loaded, the drawer is whole without it. */
const BagRow = lazy<GoesWellWith>(() =>
  import('./BagRow.client.tsx').then(
    (module) => ({ default: module.BagRow }),
    (error: unknown) => {
      warnLeftOut('The recommendations of the add-to-bag drawer', error)
      return { default: () => null }
    },
  ),
)

/** The add-to-bag drawer, with what goes well with what was added. */
export function BagOverlay(props: Omit<ComponentProps<typeof BasketDrawer>, 'GoesWellWith'>) {
  return <BasketDrawer {...props} GoesWellWith={BagRow} />
}
