'use client'

import { useEffect, useState } from 'react'
import { askFlags, useFlag } from '#app/platform/experiments/use-flag.client.ts'
import { hasPastOrders } from './suggest.client.ts'

/** Whether to show the restock insert: unknown, yes or no. */
type Restock = 'asking' | 'offered' | 'none'

/**
 * For logged-in shoppers: shows if the experiment's flag is '1' and they have past orders (open points A42, A43). Past orders are requested
 * only if the flag makes them matter.
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
