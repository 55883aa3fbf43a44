'use client'

import {
  type ComponentProps,
  type ComponentType,
  lazy,
  type SubmitEvent,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import type { ToastMessage, Toast as WishToast } from '#app/design-system/toast/Toast.client.tsx'
import { wishlistCopy } from '#app/messages/products/wishlist.ts'
import type { AccountFlags } from '#app/platform/account/account-flags.ts'
import { warnLeftOut } from '#app/platform/log/warn.ts'
import { readCookie, removeCookie } from '#app/platform/session/browser-cookies.ts'
import { WISH_OUTCOME_COOKIE } from '#app/platform/session/session-cookies.ts'
import { useLoginHref } from '#app/platform/session/use-login-href.client.ts'
import { isShopperUnknown, readShopper } from '#app/platform/shopper/shopper-record.ts'
import { useShopper } from '#app/platform/shopper/use-shopper.client.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { onIntent } from '#app/platform/window/on-intent.ts'
import { WISH_FORM } from './wish-form.ts'
import { isWished, onWishChange, want } from './wishes.client.ts'

const load = () => import('./settle-wish.client.ts')

// If the toast fails to load, the page works without it.
const Toast = lazy<ComponentType<ComponentProps<typeof WishToast>>>(() =>
  import('#app/design-system/toast/Toast.client.tsx').then(
    (module) => ({ default: module.Toast }),
    () => ({ default: () => null }),
  ),
)

/** A failure takes longer to read than what a toast usually says. */
const FAILED_MS = 8_000

const saidOf = (id: number, outcome: 'added' | 'removed' | 'failed'): ToastMessage => ({
  id,
  text: wishlistCopy[outcome],
  ...(outcome === 'failed' && { durationMs: FAILED_MS }),
})

type WishFormProps = {
  locale: string
  /** Path of the page without the store's prefix. */
  path: string
  /** The flags that the page was rendered with. */
  flags: AccountFlags
}

/**
 * The form of all hearts of the page. Posts without scripts; with them the heart changes at once and the code loads on demand. Guests are
 * sent to the login.
 */
export function WishForm({ locale, path, flags }: WishFormProps) {
  const loginHref = useLoginHref(storeOf(locale), path, flags)
  const [toast, setToast] = useState<{ host: Element; message?: ToastMessage }>()
  const presses = useRef(0)
  useWishes()
  useMarkedHearts()
  usePosted((outcome) => setToast({ host: document.body, message: saidOf(0, outcome) }))
  useEffect(() => onIntent(`button[form="${WISH_FORM}"]`, () => void (isGuest() || load().catch(() => undefined))), [])

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const heart = event.nativeEvent.submitter
    if (!(heart instanceof HTMLButtonElement)) return
    if (isGuest()) return location.assign(loginHref)
    // Announce inside the open dialog because nothing outside of it is announced. The live region must exist before its message.
    const host = heart.closest('dialog') ?? document.body
    setToast({ host })
    want(heart.value, !isWished(heart.value))
    const outcome = await settle(heart.value)
    presses.current += 1
    if (outcome === 'login') location.assign(loginHref)
    else if (outcome) setToast({ host, message: saidOf(presses.current, outcome) })
  }

  return (
    <form id={WISH_FORM} method="post" action="/api/wishlist" hidden onSubmit={handleSubmit}>
      <input type="hidden" name="locale" value={locale} />
      {toast &&
        createPortal(
          <Suspense>
            <Toast message={toast.message} onDone={() => setToast({ host: toast.host })} />
          </Suspense>,
          toast.host,
        )}
    </form>
  )
}

/** Shows the state of the hearts in static markup, which React does not know. Others are the same or follow at once. */
function useMarkedHearts(): void {
  useEffect(() => {
    const mark = () => {
      for (const heart of document.querySelectorAll<HTMLButtonElement>(`button[form="${WISH_FORM}"]`)) {
        const isPressed = String(isWished(heart.value))
        if (heart.getAttribute('aria-pressed') !== isPressed) heart.setAttribute('aria-pressed', isPressed)
      }
    }
    mark()
    // Parts of a page that are late come after it has hydrated, and before the end of the document.
    document.addEventListener('DOMContentLoaded', mark)
    const stopFollowing = onWishChange(mark)
    return () => {
      document.removeEventListener('DOMContentLoaded', mark)
      stopFollowing()
    }
  }, [])
}

/** Loads the wishlist of a logged-in shopper once. */
function useWishes(): void {
  const { isLoggedIn, wishlist } = useShopper()
  const isUnknown = isLoggedIn && wishlist === undefined
  useEffect(() => {
    if (isUnknown) void askWishes()
  }, [isUnknown])
}

/** Loads the wishlist. False if that fails, which is logged. */
async function askWishes(): Promise<boolean> {
  try {
    const { loadWishes } = await import('./load-wishes.client.ts')
    await loadWishes()
    return true
  } catch (error) {
    warnLeftOut('wishlist', error)
    return false
  }
}

/**
 * Announces the outcome of a form posted before hydration, and reloads the wishlist. A page that hydrates while its own post takes it away reads the outcome
 * too: the cookie is kept until there is a wishlist, so that the next page finds it.
 */
function usePosted(tell: (outcome: 'added' | 'removed' | 'failed') => void): void {
  const handlePosted = useEffectEvent(tell)
  useEffect(() => {
    const outcome = readCookie(WISH_OUTCOME_COOKIE)
    if (outcome !== 'added' && outcome !== 'removed' && outcome !== 'failed') return
    handlePosted(outcome)
    const forget = async () => {
      if (!readShopper().isLoggedIn || (await askWishes())) removeCookie(WISH_OUTCOME_COOKIE)
    }
    void forget()
  }, [])
}

/** True for visitors without a session and known guests. */
function isGuest(): boolean {
  return !readShopper().isLoggedIn && !isShopperUnknown()
}

async function settle(sku: string) {
  try {
    return await (await load()).settleWish(sku)
  } catch (error) {
    warnLeftOut('wish', error)
    want(sku, undefined)
    return 'failed'
  }
}
