'use client'

import { useEffect } from 'react'
import { readStoredStrings, writeStored } from '#app/platform/storage/browser-storage.ts'
import { track } from './track.ts'

/** Storage key of the orders that this browser has told analytics of, a JSON list of numbers. */
const TOLD = 'orders-tracked'

/** Tells analytics of an order once: a reload, and a second tab, tell nothing. It shows nothing. */
export function OrderCompleted({ number, total, currency }: { number: string; total: number; currency: string }) {
  useEffect(() => {
    const told = readStoredStrings('local', TOLD)
    if (told.includes(number)) return
    writeStored('local', TOLD, JSON.stringify([...told, number].slice(-50)))
    track({ event: 'Order Completed', properties: { number, total, currency } })
  }, [number, total, currency])
  return null
}
