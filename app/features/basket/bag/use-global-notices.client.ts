import { useEffect, useEffectEvent, useRef } from 'react'
import type { NotificationFieldsFragment } from '#operations/__generated__/operations.ts'
import { useBasketState } from '../basket-store.client.ts'

/** Whether a notification must be seen outside of the drawer: an error or a warning. [ATB-22, A48] */
export function isGlobalNotice({ level }: Pick<NotificationFieldsFragment, 'level'>): boolean {
  return level === 'error' || level === 'warn'
}

/** Calls back with the codes of errors and warnings that an answer brings and the answer before it did not bring. */
export function useNewGlobalNotices(onAppear: (codes: readonly string[]) => void): void {
  const { basket } = useBasketState()
  const known = useRef<readonly string[]>([])
  const tell = useEffectEvent(onAppear)
  useEffect(() => {
    if (!basket) return
    const codes = basket.notifications.filter(isGlobalNotice).map(({ code }) => code)
    const news = codes.filter((code) => !known.current.includes(code))
    known.current = codes
    if (news.length > 0) tell(news)
  }, [basket])
}
