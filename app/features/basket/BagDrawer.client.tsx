'use client'

import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Drawer } from '#app/design-system/drawer/Drawer.tsx'
import { Skeleton } from '#app/design-system/skeleton/Skeleton.tsx'
import type { Messages } from '#app/messages/en-GB.ts'
import { onCaughtForms, onIntent } from '#app/platform/shopper/caught-forms.client.ts'
import { changeBasket, useBasketState } from './basket-store.client.ts'
import type { BasketView } from './basket-view.ts'

const BagContent = lazy(() => import('./BagContent.client.tsx').then((module) => ({ default: module.BagContent })))

/** What is caught: every form that adds to the bag. */
const ADD_FORM = 'form[data-add-to-bag]'

/** What became of the press. */
export type BagState =
  | { status: 'adding'; skus: readonly string[] }
  | { status: 'added'; skus: readonly string[]; basket: BasketView }
  | { status: 'failed'; skus: readonly string[] }

/** A second press this soon after the first (ms) belongs to the same double click and does not close what it opened. */
const DOUBLE_CLICK_MS = 600

/**
 * The confirmation after Add to Bag. Its frame is in every page and opens on the press, before any of this is loaded; what it holds,
 * and the contract's client, come with the press.
 */
export function BagDrawer({ copy, basketHref, locale }: { copy: Messages['bag']; basketHref: string; locale: string }) {
  const [state, setState] = useState<BagState>()
  const openedAt = useRef(0)
  // Every page listens to the bag: what an earlier page could not send is sent here.
  useBasketState()

  useEffect(() => {
    const stopListening = onCaughtForms(ADD_FORM, (forms) => {
      openedAt.current = performance.now()
      add(
        forms.map((form) => String(new FormData(form).get('sku'))),
        setState,
      )
    })
    const stopWatching = onIntent(ADD_FORM, () => {
      import('./basket-changes.client.ts').catch(() => undefined)
      import('./BagContent.client.tsx').catch(() => undefined)
    })
    return () => {
      stopListening()
      stopWatching()
    }
  }, [])

  return (
    <Drawer
      id="bag-drawer"
      title={title(copy, state)}
      closeLabel={copy.close}
      aria-busy={state?.status === 'adding' || undefined}
      onCancel={(event) => {
        if (performance.now() - openedAt.current < DOUBLE_CLICK_MS) event.preventDefault()
      }}
    >
      <p role="status" className="visually-hidden">
        {announcement(copy, state)}
      </p>
      <Suspense fallback={<Skeleton lines={4} />}>
        {state ? (
          <BagContent state={state} copy={copy} basketHref={basketHref} locale={locale} onRetry={(skus) => add(skus, setState)} />
        ) : (
          <Skeleton lines={4} />
        )}
      </Suspense>
    </Drawer>
  )
}

/** Adds the variants; what the drawer shows follows. */
async function add(skus: readonly string[], show: (state: BagState) => void): Promise<void> {
  show({ status: 'adding', skus })
  const outcome = await changeBasket({ kind: 'addProducts', lines: skus.map((sku) => ({ sku })), location: 'Page' })
  show(outcome.status === 'answered' ? { status: 'added', skus, basket: outcome.basket } : { status: 'failed', skus })
}

function title(copy: Messages['bag'], state: BagState | undefined): string {
  if (state?.status === 'failed') return copy.failedTitle
  return state?.status === 'added' ? copy.drawerTitle : copy.addingTitle
}

function announcement(copy: Messages['bag'], state: BagState | undefined): string {
  if (state?.status === 'adding') return copy.adding
  if (state?.status !== 'added') return ''
  const names = state.basket.lines.filter(({ sku }) => sku !== undefined && state.skus.includes(sku)).map(({ name }) => name)
  return names.length > 0 ? copy.added.replace('{name}', names.join(', ')) : ''
}
