'use client'

import { useEffect, useState } from 'react'
import { ButtonLink } from '#app/design-system/button/Button.tsx'
import { onResizeSettled } from '#app/platform/window/on-resize.ts'
import { usePersonalBanners } from '../personal-banners.client.ts'
import styles from './MemberFooter.module.css'

/** Distance from the end of the home page at which the footer shows, in px. */
const NEAR_BOTTOM = 100

type MemberFooterProps = {
  /** The member's messages. Undefined for everyone else and on shared pages. */
  rendered: string[] | undefined
  /** The home page shows it near its end only. */
  isHome: boolean
  href: string
  label: string
  button: string
}

/** The member footer at the bottom of the window. Spec §2 Banners. */
export function MemberFooter({ rendered, isHome, href, label, button }: MemberFooterProps) {
  const personal = usePersonalBanners()
  const messages = personal ? personal.memberMessages : rendered
  const isNear = useNearBottom(isHome && messages !== undefined)
  if (messages === undefined) return null
  return (
    <aside className={styles.footer} aria-label={label} data-bar="member" data-surface="dark" hidden={isHome && !isNear}>
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

/** Whether the end of the page is near. Scrolling back resets it (open point A94). */
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
