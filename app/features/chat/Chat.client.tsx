'use client'

import { type CSSProperties, useSyncExternalStore } from 'react'
import { isShopperUnknown, onShopperChange } from '#app/platform/shopper/shopper-record.ts'
import { useShopper } from '#app/platform/shopper/use-shopper.client.ts'
import { useThirdParty } from '#app/platform/third-parties/use-third-party.client.ts'
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
  // React's types have no custom properties.
  return <div id={MOUNT} className={styles.chat} style={offsets as CSSProperties} />
}
