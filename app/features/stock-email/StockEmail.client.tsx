'use client'

import { type ComponentType, lazy, Suspense } from 'react'
import type { StockEmailFormProps } from './StockEmailForm.client.tsx'

/** If it fails to load, the page works without it. */
const StockEmailForm = lazy<ComponentType<StockEmailFormProps>>(() =>
  import('./StockEmailForm.client.tsx').then(
    (module) => ({ default: module.StockEmailForm }),
    () => ({ default: () => null }),
  ),
)

/** Asks for an email about a variant that is out of stock. Loads only where one is. */
export function StockEmail(props: StockEmailFormProps) {
  return (
    <Suspense>
      <StockEmailForm key={props.sku} {...props} />
    </Suspense>
  )
}
