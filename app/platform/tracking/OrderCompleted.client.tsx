'use client'

import { useEffect } from 'react'
import { useShopper } from '../shopper/use-shopper.client.ts'
import { track } from './track.ts'

/**
 * Tells analytics of an order. What sends it tells each order once in a browser: a reload, and a second tab, tell nothing. Fetches the shopper again, whose
 * basket is empty now and who may be a member. It shows nothing.
 */
export function OrderCompleted({ number, total, currency }: { number: string; total: number; currency: string }) {
  // The page of the order has no header that would.
  useShopper()
  useEffect(() => track({ event: 'Order Completed', properties: { number, total, currency } }), [number, total, currency])
  return null
}
