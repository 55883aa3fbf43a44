'use client'

import { useEffect, useState } from 'react'
import { Skeleton } from '#app/design-system/skeleton/Skeleton.tsx'
import { crossSellOrigin } from '#app/platform/catalogue/add-origin.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { askRow } from './ask-row.client.ts'
import { RecommendationRow, type RowCard } from './RecommendationRow.tsx'
import type { RecommendationView } from './recommendation-view.ts'

type AskedRowProps = {
  /** Sku that the row relates to. */
  sku: string
  store: Store
  Card: RowCard
}

/** Small row of related products in the basket drawer, if there are any. */
export function AskedRow({ sku, store, Card }: AskedRowProps) {
  // Null: no row. The previous row stays until the next is known.
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
