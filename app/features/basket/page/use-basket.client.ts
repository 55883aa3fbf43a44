'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { BasketPageCopy } from '#app/messages/basket/basket-page.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { basketsRemembered, isShopperUnknown, rememberBasket } from '#app/platform/shopper/shopper-record.ts'
import type { NotificationFieldsFragment } from '#operations/__generated__/operations.ts'
import { noticeOfChange } from '../notices/failure-notice.ts'
import type { BasketChange, BasketFailure } from '../store/basket-change.ts'
import { changeBasket, forgetFailure, readBasketState, useBasketState } from '../store/basket-store.client.ts'
import type { BasketLineView, BasketView } from '../store/basket-view.ts'
import { hasArrived, type OptimisticLine, optimisticLines } from '../store/optimistic-lines.ts'

export type BasketActions = {
  setQuantity: (line: BasketLineView, quantity: number) => void
  remove: (line: BasketLineView) => void
  restore: (line: BasketLineView) => void
  forgetUndo: () => void
  forgetFailure: () => void
}

export type BasketPageState = {
  basket: BasketView
  /** Its lines with pending changes applied. */
  lines: OptimisticLine[]
  /** True while a change is pending. */
  isBusy: boolean
  /** True while changes wait for the network. */
  isOffline: boolean
  /** Why the last change failed, as a notification. */
  failure: NotificationFieldsFragment | undefined
  /** For screen readers, after a change. */
  announcement: string
  /** The line removed last, which can be restored. */
  undo: BasketLineView | undefined
  actions: BasketActions
}

/** The basket page's state: the server's last response, pending changes, and the actions on them. */
export function useBasket(initial: BasketView, copy: BasketPageCopy, urlChanges: readonly BasketChange[]): BasketPageState {
  const { basket = initial, pending, isOffline, failure } = useBasketState(initial)
  const [said, setSaid] = useState('')
  const [undo, setUndo] = useState<BasketLineView>()

  /** Changes that this hook makes, and the newest that is pending. */
  const carried = useRef(new WeakSet<BasketChange>())
  const latest = useRef<BasketChange>(undefined)

  /** Makes a change, and announces it if it is the newest and took effect. Refused changes have a notice. */
  const carryOut = async (change: BasketChange, toSay: string) => {
    setSaid('')
    carried.current.add(change)
    const outcome = await changeBasket(change)
    const isDone = outcome.status === 'answered' && hasArrived(change, outcome.basket)
    if (isDone && readBasketState().pending.length === 0) setSaid(toSay)
  }

  /** Says what changed without this hook: the membership's switch, or a code taken off. */
  const sayOfOthers = useEffectEvent((changes: readonly BasketChange[]) => {
    const change = changes.at(-1)
    if (change) latest.current = change
    if (change || !latest.current) return
    const { current } = latest
    latest.current = undefined
    if (carried.current.has(current) || !isSilentElsewhere(current) || !hasArrived(current, basket)) return
    // The heading of the empty basket takes the focus, which reads it out.
    if (basket.lines.length > 0) setSaid(copy.updated)
  })
  // oxlint-disable-next-line react/set-state-in-effect -- the store is outside React: what is said follows its last change
  useEffect(() => sayOfOthers(pending), [pending])

  const addItemsFromUrl = useEffectEvent(() => {
    if (urlChanges.length === 0) return
    // Remove the parameter first: a reload must not add twice (open point A14).
    history.replaceState(history.state, '', location.pathname)
    for (const change of urlChanges) void carryOut(change, copy.updated)
  })

  // The page was rendered with the current basket: the header's count needs no request.
  useEffect(() => remember(initial), [initial])
  // oxlint-disable-next-line react/set-state-in-effect -- the URL is outside React: its changes are made once, on mount
  useEffect(() => addItemsFromUrl(), [])

  const actions: BasketActions = {
    setQuantity: ({ id, name }, quantity) =>
      void carryOut({ kind: 'setQuantity', lineId: id, quantity }, formatMessage(copy.changed, { name, count: String(quantity) })),
    remove: (line) => {
      setUndo(line)
      void carryOut({ kind: 'remove', lineId: line.id }, formatMessage(copy.removed, { name: line.name }))
    },
    restore: (line) => {
      setUndo(undefined)
      void carryOut({ kind: 'restore', line }, copy.updated)
    },
    forgetUndo: () => setUndo(undefined),
    forgetFailure,
  }
  const isBusy = pending.length > 0
  return {
    basket,
    lines: optimisticLines(basket.lines, pending),
    isBusy,
    isOffline,
    failure: failure && !isShownElsewhere(failure) ? failureNotice(failure) : undefined,
    announcement: isBusy ? copy.updating : said,
    // A line that could not be removed is still there.
    undo: failure?.change.kind === 'remove' && failure.change.lineId === undo?.id ? undefined : undo,
    actions,
  }
}

/**
 * Stores the basket in the shopper's record. In a session without one the shopper is fetched first, once, together with the header; a basket that a change
 * has brought by then is newer.
 */
function remember(basket: BasketView): void {
  if (!isShopperUnknown()) return rememberBasket(basket)
  const before = basketsRemembered()
  void import('#app/platform/shopper/refresh-shopper.client.ts')
    .then(({ refreshShopper }) => refreshShopper())
    .then(() => basketsRemembered() === before && rememberBasket(basket))
    .catch(() => undefined)
}

/** Changes by other parts of the page that announce nothing themselves: products open the drawer, and a code that is applied is told at its field. */
function isSilentElsewhere({ kind }: BasketChange): boolean {
  return kind === 'addMembership' || kind === 'remove' || kind === 'removeCode' || kind === 'setDelivery'
}

/** Promo-code failures are shown at the field or offer. */
function isShownElsewhere({ change: { kind } }: BasketFailure): boolean {
  return kind === 'applyCode' || kind === 'removeCode'
}

function failureNotice({ code, change, name }: BasketFailure): NotificationFieldsFragment {
  return noticeOfChange({ code, kind: change.kind, names: name === undefined ? [] : [name] })
}
