'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type { BasketPageCopy } from '#app/messages/basket/basket-page.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { rememberBag } from '#app/platform/shopper/shopper-record.ts'
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
  /** Its lines as they look with what is on its way. */
  lines: OptimisticLine[]
  /** True while a change is on its way. */
  isBusy: boolean
  /** True while changes wait for the network. */
  isOffline: boolean
  /** Why the last change did not count, as the server would say it. */
  failure: NotificationFieldsFragment | undefined
  /** What is read out after a change. */
  announcement: string
  /** The line that was taken out last and can be put back. */
  undo: BasketLineView | undefined
  actions: BasketActions
}

/** The basket of the page: the last answer of the server, whole, and what becomes of it meanwhile. */
export function useBasket(initial: BasketView, copy: BasketPageCopy, changesAsked: readonly BasketChange[]): BasketPageState {
  const { basket = initial, pending, isOffline, failure } = useBasketState(initial)
  const [said, setSaid] = useState('')
  const [undo, setUndo] = useState<BasketLineView>()

  /** Carries a change out; the newest is spoken of, if the basket is as it wanted: it holds what the others did, and a notice says what was refused. */
  const carryOut = async (change: BasketChange, toSay: string) => {
    setSaid('')
    const outcome = await changeBasket(change)
    const isDone = outcome.status === 'answered' && hasArrived(change, outcome.basket)
    if (isDone && readBasketState().pending.length === 0) setSaid(toSay)
  }

  const addWhatTheAddressAsks = useEffectEvent(() => {
    if (changesAsked.length === 0) return
    // The parameter goes first: a reload must not add twice (decision A14).
    history.replaceState(history.state, '', location.pathname)
    for (const change of changesAsked) void carryOut(change, copy.updated)
  })

  // The page was made with the basket as it is: the header's count need not be asked for.
  useEffect(() => rememberBag(initial), [initial])
  // oxlint-disable-next-line react/set-state-in-effect -- the address is outside React: what it asks begins once, when the page stands
  useEffect(() => addWhatTheAddressAsks(), [])

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
    failure: failure && !isToldElsewhere(failure) ? failureNotice(failure) : undefined,
    announcement: isBusy ? copy.updating : said,
    // What could not be taken out is still there.
    undo: failure?.change.kind === 'remove' && failure.change.lineId === undo?.id ? undefined : undo,
    actions,
  }
}

/** What fails with a promo code is said where it was typed or offered. */
function isToldElsewhere({ change: { kind } }: BasketFailure): boolean {
  return kind === 'applyCode' || kind === 'removeCode'
}

/** Names what the change was about, where it was about a line. */
function failureNotice({ code, change, name }: BasketFailure): NotificationFieldsFragment {
  return noticeOfChange({ code, kind: change.kind, names: name === undefined ? [] : [name] })
}
