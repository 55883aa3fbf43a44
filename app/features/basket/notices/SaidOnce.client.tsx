'use client'

import { type ReactNode, useEffect } from 'react'

type SaidOnceProps = {
  /** Name in the page's query that asks for what is said. */
  name: string
  children: ReactNode
}

/** What the page's address asks to say once: the address forgets it as soon as it is shown, so that loading the page again is silent. */
export function SaidOnce({ name, children }: SaidOnceProps) {
  useEffect(() => {
    const { pathname, search, hash } = location
    const query = new URLSearchParams(search)
    if (!query.has(name)) return
    query.delete(name)
    history.replaceState(history.state, '', `${pathname}${query.size === 0 ? '' : `?${query}`}${hash}`)
  }, [name])
  return children
}
