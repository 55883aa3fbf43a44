'use client'

import { useEffect } from 'react'
import { track } from './track.ts'

/** Tells analytics of an order. What sends it tells each order once in a browser: a reload, and a second tab, tell nothing. It shows nothing. */
export function OrderCompleted({ number, total, currency }: { number: string; total: number; currency: string }) {
  useEffect(() => track({ event: 'Order Completed', properties: { number, total, currency } }), [number, total, currency])
  return null
}
