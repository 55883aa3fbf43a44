'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

/** Time without another choice before the products are counted, ms. */
export const COUNT_AFTER_MS = 300

/** How many products the chosen filters leave: what the page says, and then what is counted. While it is counted anew, the last number stands. */
export type ProductCount = {
  status: 'given' | 'counting' | 'counted' | 'failed'
  /** Undefined after a failure. */
  total: number | undefined
}

/** Counts the products of a listing as filters are chosen: once choosing pauses, and never an older answer after a newer one. */
export function useProductCount({ category, term, total }: { category: string; term: string | undefined; total: number }) {
  const [count, setCount] = useState<ProductCount>({ status: 'given', total })
  const turn = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const forget = useCallback(() => {
    clearTimeout(timer.current)
    turn.current += 1
    setCount({ status: 'given', total })
  }, [total])

  const recount = useCallback(
    (chosen: readonly string[]) => {
      clearTimeout(timer.current)
      turn.current += 1
      const mine = turn.current
      setCount((last) => ({ status: 'counting', total: last.total }))
      timer.current = setTimeout(async () => {
        const counted = await countOf({ category, term, chosen })
        if (turn.current === mine) setCount(counted)
      }, COUNT_AFTER_MS)
    },
    [category, term],
  )

  useEffect(() => forget, [forget])
  return { count, recount, forget }
}

/** The API client is loaded with the first choice. */
async function countOf(asked: { category: string; term: string | undefined; chosen: readonly string[] }): Promise<ProductCount> {
  try {
    const { countProducts } = await import('./count-products.client.ts')
    return { status: 'counted', total: await countProducts(asked) }
  } catch {
    return { status: 'failed', total: undefined }
  }
}
