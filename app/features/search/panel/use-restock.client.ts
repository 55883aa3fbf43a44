'use client'

import { useEffect, useState } from 'react'
import { askFlags, useFlag } from '#app/platform/experiments/use-flag.client.ts'
import { hasPastOrders } from './suggest.client.ts'

/** Whether the shopper is invited to order again: not known yet, yes, or no. */
export type Restock = 'asking' | 'offered' | 'none'

/**
 * For whoever is logged in: offered where the experiment's flag is '1' and there is something that they have ordered before (open points A42,
 * A43). Past orders are asked for where the flag makes them count, and nowhere else.
 */
export function useRestock(): Restock {
  const isOn = useFlag('experiment-search-order-it-again') === '1'
  const [areFlagsKnown, setAreFlagsKnown] = useState(false)
  const [restock, setRestock] = useState<Restock>('asking')

  useEffect(() => {
    let isHere = true
    askFlags().then(() => isHere && setAreFlagsKnown(true))
    return () => {
      isHere = false
    }
  }, [])
  useEffect(() => {
    if (!isOn) return
    let isHere = true
    hasPastOrders().then((has) => isHere && setRestock(has ? 'offered' : 'none'))
    return () => {
      isHere = false
    }
  }, [isOn])

  if (isOn) return restock
  return areFlagsKnown ? 'none' : 'asking'
}
