'use client'

import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import styles from './BuyBar.module.css'

type BuyBarProps = {
  /** Accessible name. */
  label: string
  /** The page's own button: the bar stands in for it while it is out of view. */
  follows: RefObject<HTMLElement | null>
  children: ReactNode
}

/** Stays at the bottom of phones and tablets while the page's own button is out of view. */
export function BuyBar({ label, follows, children }: BuyBarProps) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setShown(entries.at(-1)?.isIntersecting === false))
    if (follows.current) observer.observe(follows.current)
    return () => observer.disconnect()
  }, [follows])
  return (
    <section className={styles.bar} aria-label={label} hidden={!isShown} data-buy-bar="">
      {children}
    </section>
  )
}
