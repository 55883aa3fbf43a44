'use client'

import { useEffect, useRef, useState } from 'react'
import { Drawer } from '#app/design-system/drawer/Drawer.tsx'
import { Skeleton } from '#app/design-system/skeleton/Skeleton.tsx'
import type { addDrawerFrameCopy } from '#app/messages/basket/add-drawer.ts'
import { changeWords } from '#app/messages/basket/basket-changes.ts'
import { onEarlySubmissions } from '#app/platform/first-paint/early-form-submissions.client.ts'
import { ADD_TO_BASKET_FORM } from '#app/platform/first-paint/early-forms.ts'
import { warnLeftOut } from '#app/platform/log/warn.ts'
import { afterFrame } from '#app/platform/window/after-frame.ts'
import { goTo } from '#app/platform/window/go-to.ts'
import { onIntent } from '#app/platform/window/on-intent.ts'
import type { BasketOutcome } from '../store/basket-change.ts'
import { changeBasket, useBasketState } from '../store/basket-store.client.ts'
import { addRequestOf } from './adding/add-request.ts'
import { type DrawerState, drawerStatus } from './adding/drawer-state.ts'
import { DrawerMask } from './DrawerMask.tsx'
import { BASKET_DRAWER_ID } from './drawer-id.ts'
import { type DrawerModules, loadDrawerModules } from './drawer-modules.client.ts'
import type { GoesWellWith } from './goes-well-with.ts'

/** How the drawer's own row of products says where it stands. [ENUM-14] */
const OWN_LOCATION = 'ATB_CONFIRMATION'

/** A second press this soon after the first (ms) belongs to the same double click and does not close what it opened. */
const DOUBLE_CLICK_MS = 600

type BasketDrawerProps = {
  copy: typeof addDrawerFrameCopy
  locale: string
  /** What every path of the store begins with. */
  prefix: string
  /** The flag `alert-auto-close` that the page was rendered with: it says which notices go by themselves. */
  autoClose: string
  GoesWellWith?: GoesWellWith
}

/**
 * The confirmation after Add to Bag. Its frame is in every page and opens on the press, before any of this is loaded; what it holds,
 * and the contract's client, come with the press (decision 026).
 */
export function BasketDrawer({ copy, locale, prefix, autoClose, GoesWellWith }: BasketDrawerProps) {
  const [state, setState] = useState<DrawerState>()
  const [parts, setParts] = useState<DrawerModules>()
  const openedAt = useRef(0)
  // Every page listens to the basket: what an earlier page could not send is sent here.
  const { isOffline } = useBasketState()

  useEffect(() => {
    const stopListening = onEarlySubmissions(ADD_TO_BASKET_FORM, (forms) => {
      const pressedFields = forms.map((form) => Object.fromEntries(new FormData(form)))
      // What is added from the drawer's own row, or from the shades that were opened there, joins what it shows.
      if (!pressedFields.some((fields) => fields['location'] === OWN_LOCATION)) {
        openedAt.current = performance.now()
        setState(undefined)
      }
      const press = addRequestOf(pressedFields, location.pathname)
      let onItsWay: Promise<BasketOutcome> | undefined
      const carryOut = () => {
        loadDrawerModules().then(
          (loaded) => {
            setParts(loaded)
            void loaded.addProducts(press, setState, onItsWay)
          },
          (error: unknown) => {
            warnLeftOut('The add-to-bag drawer', error)
            if (!navigator.onLine) {
              // To go on would leave the page for nothing: it is kept as every change is, for the next page too, and shown once there is a network.
              onItsWay ??= changeBasket({ kind: 'addProducts', ...press })
              addEventListener('online', carryOut, { once: true })
            } else if (onItsWay) void onItsWay.then(() => goTo(`${prefix}/basket`))
            // The plain way: the shop adds it and shows the basket.
            else forms[0]?.submit()
          },
        )
      }
      afterFrame(carryOut)
    })
    const stopWatching = onIntent(ADD_TO_BASKET_FORM, () => {
      loadDrawerModules().catch(() => undefined)
    })
    return () => {
      stopListening()
      stopWatching()
    }
  }, [prefix])

  const status = drawerStatus(state)
  const isWaiting = (!state || state.waiting.length > 0) && !isOffline
  const basketHref = `${prefix}/basket`
  return (
    <>
      <Drawer
        id={BASKET_DRAWER_ID}
        title={{ adding: copy.addingTitle, added: copy.drawerTitle, failed: copy.failedTitle }[status]}
        closeLabel={copy.close}
        aria-busy={isWaiting || undefined}
        onCancel={(event) => {
          if (performance.now() - openedAt.current < DOUBLE_CLICK_MS) event.preventDefault()
        }}
        notice={parts && state ? <parts.DrawerNotice state={state} isWaiting={isWaiting} /> : !isOffline && <DrawerMask />}
        footer={parts && state && status !== 'adding' && <parts.DrawerFooter basketHref={basketHref} locale={locale} />}
      >
        <p role="status" className="visually-hidden">
          {state && isWaiting && copy.adding}
          {parts && state && !isWaiting && <parts.DrawerAnnouncement state={state} />}
        </p>
        {parts && state ? (
          <parts.DrawerBody
            state={state}
            locale={locale}
            prefix={prefix}
            GoesWellWith={GoesWellWith}
            onRetry={() => parts.retryFailed(state, setState)}
          />
        ) : isOffline ? (
          <p role="status">{changeWords.offline}</p>
        ) : (
          <Skeleton lines={6} />
        )}
      </Drawer>
      {parts && <parts.GlobalNotices locale={locale} isShownByPage={isPathOf(basketHref)} autoClose={autoClose} />}
    </>
  )
}

function isPathOf(href: string): boolean {
  return location.pathname === href
}
