'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { useFlag } from '#app/platform/experiments/use-flag.client.ts'
import { useShopper } from '#app/platform/shopper/use-shopper.client.ts'
import type { AccountFlags } from './account-flags.ts'
import { isHighlightSeen, markHighlightSeen, onHighlightSeen } from './highlighted-entry.ts'
import { ORDER_IT_AGAIN_PATH } from './highlighted-slug.ts'

/**
 * Whether Order It Again is highlighted (badge, tag and dot) on the page at `path` (without the store's prefix). For members until they have seen it,
 * and never on its own page, which counts as seeing it. Not in the experiment's group without the badge, nor when the menu gathers it with others. Spec §2, open points A27, A30 and A31.
 */
export function useHighlight(path: string, rendered: AccountFlags): boolean {
  const { isMember } = useShopper()
  const audience = useFlag('experiment-order-it-again-badge', rendered['experiment-order-it-again-badge'])
  const variant = useFlag('account-menu-variant', rendered['account-menu-variant'])
  const isSeen = useSyncExternalStore(onHighlightSeen, isHighlightSeen, () => true)
  const isHere = path === ORDER_IT_AGAIN_PATH
  useEffect(() => {
    if (isHere && isMember) markHighlightSeen()
  }, [isHere, isMember])
  return isMember && audience !== 'out' && variant !== 'two' && !isSeen && !isHere
}
