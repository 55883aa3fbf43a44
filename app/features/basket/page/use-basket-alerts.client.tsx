import { useState } from 'react'
import type { AlertItem } from '#app/design-system/alert/AlertRegion.client.tsx'
import { changeWords } from '#app/messages/basket/basket-changes.ts'
import type { BasketPageCopy } from '#app/messages/basket/basket-page.ts'
import { noticeAlert } from '../notices/Notice.tsx'
import { clearedOnArrival, noticeView } from '../notices/notice-view.ts'
import { useNotices } from '../notices/use-notices.client.ts'
import type { BasketView } from '../store/basket-view.ts'
import type { BasketPageState } from './use-basket.client.ts'

type Said = Pick<BasketPageState, 'failure'> & {
  isOffline?: boolean
  basket: Pick<BasketView, 'notifications'>
  actions: Pick<BasketPageState['actions'], 'forgetFailure'>
}

/** The basket page's alerts, oldest first, and how to dismiss one by its code. */
export function useBasketAlerts(
  { basket, failure, isOffline = false, actions }: Said,
  { locale, copy, hasAddFailed }: { locale: string; copy: BasketPageCopy; hasAddFailed: boolean },
): { alerts: AlertItem[]; onDismiss: (code: string) => void } {
  const [closed, setClosed] = useState(() => ({ basket, codes: clearedOnArrival(basket.notifications) }))
  // A new response has its own notices: earlier dismissals do not hide them.
  const dismissed = closed.basket === basket ? closed.codes : []
  const [showsAddFailure, setShowsAddFailure] = useState(hasAddFailed)
  const backOnline = useBackOnline(isOffline)
  // A map, because a code may be any string, even the name of an object's method.
  const ownDismissals = new Map<string, () => void>([
    ['ADD_FAILED', () => setShowsAddFailure(false)],
    ['CHANGE_FAILED', actions.forgetFailure],
    ['BACK_ONLINE', backOnline.forget],
  ])
  const alerts: AlertItem[] = useNotices(basket.notifications, locale)
    .filter(({ code }) => !dismissed.includes(code))
    .map(noticeAlert)
  if (showsAddFailure) alerts.push({ code: 'ADD_FAILED', level: 'error', message: copy.addFailed })
  if (failure) alerts.push({ ...noticeAlert(noticeView(failure, locale)), code: 'CHANGE_FAILED' })
  if (isOffline) alerts.push({ code: 'OFFLINE', level: 'warn', message: changeWords.offline, isDismissible: false, stays: true })
  if (backOnline.isShown) alerts.push({ code: 'BACK_ONLINE', level: 'success', message: changeWords.backOnline, isDismissible: false })
  return {
    alerts,
    onDismiss: (code) => (ownDismissals.get(code) ?? (() => setClosed({ basket, codes: [...dismissed, code] })))(),
  }
}

/** Whether the network came back while the page was open, until that is forgotten or the network is gone again. */
function useBackOnline(isOffline: boolean): { isShown: boolean; forget: () => void } {
  const [known, setKnown] = useState({ isOffline, isBack: false })
  if (known.isOffline !== isOffline) setKnown({ isOffline, isBack: known.isOffline })
  return { isShown: known.isBack && !isOffline, forget: () => setKnown({ isOffline, isBack: false }) }
}
