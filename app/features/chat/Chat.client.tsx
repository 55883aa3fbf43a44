'use client'

import { type CSSProperties, useSyncExternalStore } from 'react'
import { isShopperUnknown, onShopperChange } from '#app/platform/shopper/shopper-record.ts'
import { useShopper } from '#app/platform/shopper/use-shopper.client.ts'
import { useThirdParty } from '#app/platform/third-parties/use-third-party.client.ts'
import { onResizeSettled } from '#app/platform/window/on-resize.ts'
import styles from './Chat.module.css'
import { chatOffset } from './chat-offset.ts'

const MOUNT = 'chat'
const settings = { mount: MOUNT }

/** Container of the provider's chat. Empty until its script fills it. */
export function Chat({ isProductPage }: { isProductPage: boolean }) {
  const state = useThirdParty('chat', settings)
  const { isMember, hasMembershipInBag } = useShopper()
  const isUnknown = useSyncExternalStore(onShopperChange, isShopperUnknown, () => true)
  if (state === 'absent') return null
  const place = isUnknown ? undefined : { hasMembership: isMember || hasMembershipInBag, isProductPage }
  const offsets = {
    '--chat-mobile': `${chatOffset(place, 'mobile')}px`,
    '--chat-tablet': `${chatOffset(place, 'tablet')}px`,
    '--chat-desktop': `${chatOffset(place, 'desktop')}px`,
  }
  return (
    // On product pages it stands above the bars. A new ref for each render: its offset may have changed. React's types have no custom properties.
    <div
      id={MOUNT}
      ref={(chat) => followTop(chat)}
      className={styles.chat}
      style={offsets as CSSProperties}
      data-beside-bars={isProductPage ? undefined : true}
    />
  )
}

/** Sets `--chat-top`, how far the chat reaches up from the window's lower edge: focused elements scroll clear of it, open or closed. */
function followTop(chat: HTMLElement | null): (() => void) | undefined {
  if (!chat) return undefined
  const { style } = document.documentElement
  const measure = () => {
    const { height, top } = chat.getBoundingClientRect()
    style.setProperty('--chat-top', height === 0 ? '0px' : `${Math.ceil(innerHeight - top)}px`)
  }
  const observer = new ResizeObserver(measure)
  observer.observe(chat)
  const stopResize = onResizeSettled(measure)
  return () => {
    observer.disconnect()
    stopResize()
    style.removeProperty('--chat-top')
  }
}
