import type { ComponentType } from 'react'

/** Renders what goes well with a product, once loaded. */
export type GoesWellWith = ComponentType<{ sku: string; locale: string }>
