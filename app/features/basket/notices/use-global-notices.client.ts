import { useEffect, useEffectEvent } from 'react'
import { useBasketState } from '../store/basket-store.client.ts'
import { freshNotices } from './global-notices.ts'

/** Calls back with the codes of each response's notifications that must be shown now. */
export function useNewGlobalNotices(onAppear: (codes: readonly string[]) => void): void {
  const { basket } = useBasketState()
  const tell = useEffectEvent(onAppear)
  useEffect(() => {
    if (!basket) return
    const codes = freshNotices(basket.notifications).map(({ code }) => code)
    if (codes.length > 0) tell(codes)
  }, [basket])
}
