'use client'

import { useEffect, useState } from 'react'
import { ButtonLink } from '#app/design-system/button/Button.tsx'
import { onResizeSettled } from '#app/platform/window/on-resize.ts'
import { usePersonalBanners } from '../personal-banners.client.ts'
import styles from './MemberFooter.module.css'

/** How near to its end the home page must be, px. */
const NEAR_BOTTOM = 100

type MemberFooterProps = {
  /** What a member is told; undefined for everybody else, and where the page is shared. */
  rendered: string[] | undefined
  /** The home page keeps it back until its end is near. */
  isHome: boolean
  href: string
  label: string
  button: string
}

/** What a membership brings, at the bottom of the window. Spec §2 Banners. */
export function MemberFooter({ rendered, isHome, href, label, button }: MemberFooterProps) {
  const personal = usePersonalBanners()
  const messages = personal ? personal.memberMessages : rendered
  const isNear = useNearBottom(isHome && messages !== undefined)
  if (messages === undefined) return null
  return (
    <aside className={styles.footer} aria-label={label} data-surface="dark" hidden={isHome && !isNear}>
      <ul className={styles.messages}>
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
      <ButtonLink href={href} variant="secondary" className={styles.button}>
        {button}
      </ButtonLink>
    </aside>
  )
}

/** Whether the end of the page is near; it is far again when one scrolls back (open point A94). Only looked at where it matters. */
function useNearBottom(matters: boolean): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!matters) return undefined
    const look = () => setNear(document.documentElement.scrollHeight - innerHeight - scrollY <= NEAR_BOTTOM)
    look()
    addEventListener('scroll', look, { passive: true })
    const stopResize = onResizeSettled(look)
    return () => {
      removeEventListener('scroll', look)
      stopResize()
    }
  }, [matters])
  return isNear
}
