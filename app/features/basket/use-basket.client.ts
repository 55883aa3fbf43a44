'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Messages } from '#app/messages/en-GB.ts'
import { readShopper, saveShopper } from '#app/platform/shopper/shopper-record.ts'
import type { BasketLineView, BasketView } from './basket-view.ts'

export type BasketActions = {
  setQuantity: (line: BasketLineView, quantity: number) => void
  remove: (line: BasketLineView) => void
  restore: (line: BasketLineView) => void
  forgetUndo: () => void
  forgetFailure: () => void
}

export type BasketState = {
  basket: BasketView
  /** True while a change is on its way. */
  isBusy: boolean
  /** Why the last change did not count. */
  failure: string | undefined
  /** What is read out after a change. */
  announcement: string
  /** The line that was taken out last and can be put back. */
  undo: BasketLineView | undefined
  actions: BasketActions
}

/**
 * The bag of the page: the last answer of the server, whole. Changes are shown as the server has them and never guessed; a change that
 * fails leaves the bag as it stands on the server, asked for anew.
 */
export function useBasket(initial: BasketView, copy: Messages['basket'], skusToAdd: readonly string[]): BasketState {
  const [basket, setBasket] = useState(initial)
  const [pending, setPending] = useState(0)
  const [failure, setFailure] = useState<string>()
  const [announcement, setAnnouncement] = useState('')
  const [undo, setUndo] = useState<BasketLineView>()
  const asked = useRef(0)

  /** Carries a change out. Answers come in the order of the questions; only the newest is shown and spoken of: it holds what the others did. */
  const carryOut = async (work: (changes: typeof import('./basket-changes.client.ts')) => Promise<BasketView>, said: string) => {
    const turn = ++asked.current
    setPending((count) => count + 1)
    setFailure(undefined)
    setAnnouncement(copy.updating)
    try {
      const answer = await work(await import('./basket-changes.client.ts'))
      if (turn !== asked.current) return
      setBasket(answer)
      setAnnouncement(said)
    } catch {
      setAnnouncement('')
      setFailure(copy.changeFailed)
      await import('./basket-changes.client.ts').then(({ reloadBasket }) => reloadBasket()).then(setBasket, () => undefined)
    } finally {
      setPending((count) => count - 1)
    }
  }

  const addWhatTheAddressAsks = useEffectEvent(() => {
    if (skusToAdd.length === 0) return
    // The parameter goes first: a reload must not add twice (decision A14).
    history.replaceState(history.state, '', location.pathname)
    void carryOut(({ addVariants }) => addVariants(skusToAdd, 'Page'), copy.updated)
  })
  // Another tab has changed the bag: its record in local storage says so, and this page asks for the bag as it is.
  const catchUp = useEffectEvent(({ key }: StorageEvent) => {
    if (key === 'user') void carryOut(({ peekBasket }) => peekBasket(), copy.updated)
  })

  useEffect(() => rememberCount(initial), [initial])
  // oxlint-disable-next-line react/set-state-in-effect -- the address is outside React: what it asks begins once, when the page stands
  useEffect(() => addWhatTheAddressAsks(), [])
  useEffect(() => {
    addEventListener('storage', catchUp)
    return () => removeEventListener('storage', catchUp)
  }, [])

  const actions: BasketActions = {
    setQuantity: (line, quantity) =>
      carryOut(
        (changes) => changes.setQuantity(line, quantity),
        copy.changed.replace('{name}', line.name).replace('{count}', String(quantity)),
      ),
    remove: (line) => {
      setUndo(line)
      carryOut((changes) => changes.removeLine(line), copy.removed.replace('{name}', line.name))
    },
    restore: (line) => {
      setUndo(undefined)
      carryOut((changes) => changes.restoreLine(line), copy.updated)
    },
    forgetUndo: () => setUndo(undefined),
    forgetFailure: () => setFailure(undefined),
  }
  return { basket, isBusy: pending > 0, failure, announcement, undo, actions }
}

/** The page was made with the bag as it is: the header's count need not be asked for. */
function rememberCount({ count, hasMembershipInBag }: BasketView): void {
  const known = readShopper()
  if (known.key !== '' && (known.basketCount !== count || known.hasMembershipInBag !== hasMembershipInBag)) {
    saveShopper({ ...known, basketCount: count, hasMembershipInBag })
  }
}
