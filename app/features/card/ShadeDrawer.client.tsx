'use client'

import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Drawer } from '#app/design-system/drawer/Drawer.tsx'
import type { PriceWords } from '#app/design-system/price/price-value.ts'
import { Skeleton } from '#app/design-system/skeleton/Skeleton.tsx'
import { shadesCopy as copy } from '#app/messages/products/shades.ts'
import { onEarlySubmissions } from '#app/platform/first-paint/early-form-submissions.client.ts'
import { CHOOSE_SHADE_FORM } from '#app/platform/first-paint/early-forms.ts'
import { afterFrame } from '#app/platform/window/after-frame.ts'
import { onIntent } from '#app/platform/window/on-intent.ts'
import type { ShadeStockEmail } from './ShadeOptions.client.tsx'
import { choose, SHADE_DRAWER, type ShadesRequest, type ShadesState, shadesRequestOf } from './shade-drawer.ts'

const loadContent = () => import('./ShadeOptions.client.tsx')
const ShadeOptions = lazy(() => loadContent().then((module) => ({ default: module.ShadeOptions })))
const ShadeFooter = lazy(() => loadContent().then((module) => ({ default: module.ShadeFooter })))

/** A second press on the page within this time (ms) is part of a double click and must not close the drawer. A key may. */
const DOUBLE_CLICK_MS = 600

type ShadeDrawerProps = {
  locale: string
  /** Path prefix of the store. */
  prefix: string
  prices: PriceWords & { member: string; typical: string }
  /** The stock email feature's form. */
  StockEmail?: ShadeStockEmail
}

/** The page's one shade drawer. Its frame opens on the press; its content and the API client load with the press. */
export function ShadeDrawer({ locale, prefix, prices, StockEmail }: ShadeDrawerProps) {
  const [state, setState] = useState<ShadesState>()
  const [askedSku, setAskedSku] = useState<string>()
  const openedAt = useRef(0)
  // Of the last press beside the drawer since it opened: when it was made, which a busy page is told of later.
  const pressedAt = useRef(Number.NaN)
  useEffect(() => {
    const stopListening = onEarlySubmissions(CHOOSE_SHADE_FORM, (forms) => {
      const form = forms.at(-1)
      openedAt.current = performance.now()
      pressedAt.current = Number.NaN
      if (form) load(shadesRequestOf(form), setState)
    })
    const stopWatching = onIntent(CHOOSE_SHADE_FORM, () => {
      loadContent().catch(() => undefined)
      import('./load-shades.client.ts').catch(() => undefined)
    })
    // A press beside the drawer targets the dialog, or the page while the dialog is drawn and not modal yet (decision 183).
    const notePress = ({ target, timeStamp }: PointerEvent) => {
      const drawer = document.getElementById(SHADE_DRAWER)
      if (target === drawer || !(target instanceof Node && drawer?.contains(target))) pressedAt.current = timeStamp
    }
    addEventListener('pointerdown', notePress)
    return () => {
      stopListening()
      stopWatching()
      removeEventListener('pointerdown', notePress)
    }
  }, [])
  const activate = (sku: string, asked: string | undefined) => {
    setAskedSku(asked)
    setState((current) => (current?.status === 'ready' ? { ...current, shades: choose(current.shades, sku) } : current))
  }
  const shades = state?.status === 'ready' ? state.shades : undefined
  return (
    <Drawer
      id={SHADE_DRAWER}
      title={copy.shadeOptions}
      closeLabel={copy.close}
      aria-busy={state?.status === 'loading' || undefined}
      onCancel={(event) => {
        const isDoubleClick = pressedAt.current - openedAt.current < DOUBLE_CLICK_MS
        pressedAt.current = Number.NaN
        if (isDoubleClick) event.preventDefault()
      }}
      footer={
        shades && (
          <Suspense>
            <ShadeFooter
              chosen={shades.chosen}
              prefix={prefix}
              locale={locale}
              StockEmail={StockEmail}
              isAsked={askedSku === shades.chosen.sku}
            />
          </Suspense>
        )
      }
    >
      <p role="status" className="visually-hidden">
        {state?.status === 'loading' && copy.loading}
      </p>
      <Suspense fallback={<Skeleton lines={8} />}>
        {state && state.status !== 'loading' ? (
          <ShadeOptions
            state={state}
            locale={locale}
            prices={prices}
            onChoose={(sku) => activate(sku, undefined)}
            onAskEmail={StockEmail && ((sku) => activate(sku, sku))}
            onRetry={() => load(state.asked, setState)}
          />
        ) : (
          <Skeleton lines={8} />
        )}
      </Suspense>
    </Drawer>
  )
}

/** Loads the shades. Ignores an answer for a card that is no longer the latest one pressed. */
async function load(asked: ShadesRequest, show: (next: (current?: ShadesState) => ShadesState | undefined) => void): Promise<void> {
  show(() => ({ asked, status: 'loading' }))
  await new Promise<void>(afterFrame)
  const settle = (state: ShadesState) => show((current) => (current?.asked === asked ? state : current))
  try {
    const { loadShades } = await import('./load-shades.client.ts')
    settle({ asked, status: 'ready', shades: await loadShades(asked.slug) })
  } catch {
    settle({ asked, status: 'failed' })
  }
}
