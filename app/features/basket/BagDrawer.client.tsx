'use client'

import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Drawer } from '#app/design-system/drawer/Drawer.tsx'
import { Skeleton } from '#app/design-system/skeleton/Skeleton.tsx'
import type { Messages } from '#app/messages/en-GB.ts'
import type { BasketView } from './basket-view.ts'

const BagContent = lazy(() => import('./BagContent.client.tsx').then((module) => ({ default: module.BagContent })))

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface joins the browser's own
  interface Window {
    /** Forms whose press the first-paint script has answered and nobody has carried out yet. */
    ottilieBag?: HTMLFormElement[]
  }
}

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

  useEffect(() => {
    const handleBag = () => {
      const forms = window.ottilieBag?.splice(0) ?? []
      if (forms.length === 0) return
      openedAt.current = performance.now()
      // Several forms at once are presses from before this was loaded: the same one twice is a double click.
      add(
        [...new Set(forms)].map((form) => String(new FormData(form).get('sku'))),
        setState,
      )
    }
    handleBag()
    addEventListener('ottilie:bag', handleBag)
    const stopWatching = loadOnIntent()
    return () => {
      removeEventListener('ottilie:bag', handleBag)
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
  try {
    const { addVariants } = await import('./basket-changes.client.ts')
    show({ status: 'added', skus, basket: await addVariants(skus, 'Page') })
  } catch {
    show({ status: 'failed', skus })
  }
}

/** Fetches the contract's client as soon as somebody means to add: a pointer or the focus on the button is a head start of a few hundred ms. */
function loadOnIntent(): () => void {
  const handleIntent = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('form[data-add-to-bag]')) return
    stop()
    import('./basket-changes.client.ts').catch(() => undefined)
    import('./BagContent.client.tsx').catch(() => undefined)
  }
  const stop = () => {
    document.removeEventListener('pointerover', handleIntent)
    document.removeEventListener('focusin', handleIntent)
  }
  document.addEventListener('pointerover', handleIntent, { passive: true })
  document.addEventListener('focusin', handleIntent)
  return stop
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
