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

/** The `location` of forms in the drawer's own product row. */
const OWN_LOCATION = 'ATB_CONFIRMATION'

/** A second press within this time, milliseconds, is a double click: it must not close the drawer that the first opened. */
const DOUBLE_CLICK_MS = 600

type BasketDrawerProps = {
  copy: typeof addDrawerFrameCopy
  locale: string
  /** The store's path prefix. */
  prefix: string
  /** The flag `alert-auto-close` that the page was rendered with: which notices close by themselves. */
  autoClose: string
  GoesWellWith?: GoesWellWith
}

/**
 * The confirmation after Add to Bag. Its frame is in every page and opens on the press, before this code is loaded; its content and the contract's client
 * load with the press (decision 026).
 */
export function BasketDrawer({ copy, locale, prefix, autoClose, GoesWellWith }: BasketDrawerProps) {
  const [state, setState] = useState<DrawerState>()
  const [parts, setParts] = useState<DrawerModules>()
  const openedAt = useRef(0)
  // Every page subscribes to the basket, so that changes queued on an earlier page are sent.
  const { isOffline } = useBasketState()

  useEffect(() => {
    const stopListening = onEarlySubmissions(ADD_TO_BASKET_FORM, (forms) => {
      const pressedFields = forms.map((form) => Object.fromEntries(new FormData(form)))
      // Items added from the drawer's own row or shade dialog are appended to those on show.
      if (!pressedFields.some((fields) => fields['location'] === OWN_LOCATION)) {
        openedAt.current = performance.now()
        setState(undefined)
      }
      const press = addRequestOf(pressedFields, location.pathname)
      let queued: Promise<BasketOutcome> | undefined
      const carryOut = () => {
        // Queued before the drawer's content is loaded: if the page is left meanwhile, the next page sends it.
        const pending = (queued ??= changeBasket({ kind: 'addProducts', ...press }))
        loadDrawerModules().then(
          (loaded) => {
            setParts(loaded)
            void loaded.addProducts(press, setState, pending)
          },
          (error: unknown) => {
            warnLeftOut('The add-to-bag drawer', error)
            // A form post would lose the page: show what is queued once there is a network.
            if (!navigator.onLine) addEventListener('online', carryOut, { once: true })
            else
              void pending.then((outcome) => {
                // Without the code that sends, post the form: the shop adds the item and shows the basket.
                if (outcome.status === 'failed' && outcome.isUnsent) forms[0]?.submit()
                else goTo(`${prefix}/basket`)
              })
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
        title={{ adding: copy.addingTitle, added: copy.drawerTitle, refused: copy.refusedTitle, failed: copy.failedTitle }[status]}
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
