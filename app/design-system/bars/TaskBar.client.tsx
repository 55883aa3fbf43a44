'use client'

import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import styles from './TaskBar.module.css'

type TaskBarProps = {
  /** What the bar repeats, e.g. the page's own button: the bar shows while it is out of view. Without it the bar always shows. */
  of?: RefObject<HTMLElement | null>
  /** A price or total, then a button or link, which takes the width that is left. */
  children: ReactNode
}

/**
 * The page's task at the lower edge of windows narrower than 64rem. The member's bar folds meanwhile; the account bar of phones stays below it
 * (decision 044). Hidden, it keeps its room: the page counts on it from its first paint (bars.css).
 */
export function TaskBar({ of, children }: TaskBarProps) {
  const [isInView, setInView] = useState(of !== undefined)
  useEffect(() => {
    if (!of?.current) return undefined
    // Behind a bar is out of view.
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
    const rootMargin = `-${Number.parseInt(scrollPaddingTop, 10) || 0}px 0px -${Number.parseInt(scrollPaddingBottom, 10) || 0}px`
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? true), { rootMargin })
    observer.observe(of.current)
    return () => observer.disconnect()
  }, [of])
  return (
    <div className={styles.bar} data-bar="task" hidden={isInView}>
      {!isInView && children}
    </div>
  )
}
