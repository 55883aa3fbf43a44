'use client'

import { useEffect, useState } from 'react'
import { Skeleton } from '#app/design-system/skeleton/Skeleton.tsx'
import { crossSellOrigin } from '#app/platform/catalogue/add-origin.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { askRow } from './ask-row.client.ts'
import { RecommendationRow, type RowCard } from './RecommendationRow.tsx'
import type { RecommendationView } from './recommendation-view.ts'

type AskedRowProps = {
  /** What the row is to go well with. */
  sku: string
  store: Store
  Card: RowCard
}

/** What goes well with the product that was put into the bag last, small, for the drawer that confirms it. Nothing where there is nothing. */
export function AskedRow({ sku, store, Card }: AskedRowProps) {
  // Null: there is none. The row before stays until the next is known.
  const [row, setRow] = useState<RecommendationView | null>()
  useEffect(() => {
    let isLeft = false
    void askRow(sku, store).then((found) => isLeft || setRow(found ?? null))
    return () => {
      isLeft = true
    }
  }, [sku, store])
  if (row === undefined) return <Skeleton lines={4} />
  return row && <RecommendationRow row={row} store={store} Card={Card} origin={crossSellOrigin('ATB_CONFIRMATION')} place="drawer" />
}
