'use client'

import { useEffect } from 'react'
import { MAIN_ID } from '../page/Page.tsx'

/** Movements below this are a trembling finger, in px. */
const LEAST = 4

/**
 * Says on <html> whether the header that sticks to the window's top is there: `data-header="away"` after scrolling down past it, "back" after scrolling up,
 * nothing while it is in its own place. A stylesheet cannot: container queries for the direction of scrolling are not in all engines.
 */
export function ReturnOnScroll() {
  useEffect(() => {
    const page = document.documentElement
    const { dataset } = page
    // Beyond either end the window springs back: that is no movement.
    const place = () => Math.min(Math.max(scrollY, 0), page.scrollHeight - innerHeight)
    let last = 0
    const follow = () => {
      const now = place()
      const by = now - last
      if (Math.abs(by) < LEAST) return
      last = now
      // The page's content begins where the header's own place ends.
      const isInPlace = now <= (document.getElementById(MAIN_ID)?.offsetTop ?? 0)
      if (isInPlace) delete dataset['header']
      else dataset['header'] = by > 0 ? 'away' : 'back'
    }
    // Scrolled to a part that its address names, the page has gone down. Where the shopper scrolled before the script arrived, the header stays: what is about
    // to be pressed must not move.
    if (location.hash === '') last = place()
    else follow()
    addEventListener('scroll', follow, { passive: true })
    return () => {
      removeEventListener('scroll', follow)
      delete dataset['header']
    }
  }, [])
  return null
}
