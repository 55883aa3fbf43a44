'use client'

import { useEffect } from 'react'
import type { nextFocus } from './next-focus.ts'

/** Loaded when the first dialog opens, so that a page whose dialogs stay closed does not load it. */
let findNext: typeof nextFocus | undefined

/**
 * Width of the page's scrollbar. Known before a dialog opens: reading it while one opens that is drawn already (decision 183) would show that as closed, and lay the
 * page out once more for any other.
 */
let scrollbar = 0

async function loadFocusKeeper(): Promise<void> {
  // If loading fails, the browser's default Tab order applies; the next dialog tries again.
  findNext ??= (await import('./next-focus.ts').catch(() => undefined))?.nextFocus
}

/**
 * What native dialogs and popovers lack, for all of the page: closes a popover that the focus leaves, traps Tab in dialogs, avoids layout shift when the
 * page's scrollbar disappears, and in older browsers handles buttons with `command` and closes on backdrop clicks. Render it once; it outputs nothing.
 */
export function DialogSupport() {
  useEffect(() => {
    const pages = new AbortController()
    void helpOlderBrowser(pages.signal)
    // A dialog may have opened before this loaded.
    if (document.querySelector('dialog:modal')) void loadFocusKeeper()
    document.addEventListener('keydown', keepFocusInside)
    document.addEventListener('focusout', closeBehindFocus)
    // This event does not bubble, and it fires before the scrollbar disappears.
    document.addEventListener('beforetoggle', reserveScrollbar, true)
    const observer = new ResizeObserver(() => (scrollbar = innerWidth - document.documentElement.clientWidth))
    observer.observe(document.documentElement)
    return () => {
      pages.abort()
      observer.disconnect()
      document.removeEventListener('keydown', keepFocusInside)
      document.removeEventListener('focusout', closeBehindFocus)
      document.removeEventListener('beforetoggle', reserveScrollbar, true)
    }
  }, [])
  return null
}

/** Loads the polyfill only where the browser needs it. If loading fails, buttons behave as they do without scripts. */
async function helpOlderBrowser(signal: AbortSignal): Promise<void> {
  const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype
  const knowsClosedBy = 'closedBy' in HTMLDialogElement.prototype
  if (knowsCommands && knowsClosedBy) return
  const standIns = await import('./older-browsers.ts').catch(() => undefined)
  if (!standIns || signal.aborted) return
  if (!knowsCommands) document.addEventListener('click', standIns.obeyCommand, { signal })
  if (!knowsClosedBy) document.addEventListener('click', standIns.closeFromOutside, { signal })
}

function keepFocusInside(event: KeyboardEvent): void {
  const dialog = event.key === 'Tab' ? [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1) : undefined
  const next = dialog && findNext?.(dialog, document.activeElement, event.shiftKey)
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** Closes an open popover when the focus leaves it and its button, which stand in one element: it would cover what has the focus next. */
function closeBehindFocus({ target, relatedTarget }: FocusEvent): void {
  const popover = document.querySelector<HTMLElement>('[popover="auto"]:popover-open')
  const place = popover?.parentElement
  if (target instanceof Node && relatedTarget instanceof Node && place?.contains(target) && !place.contains(relatedTarget))
    popover?.hidePopover()
}

function reserveScrollbar(event: Event): void {
  if (!(event.target instanceof HTMLDialogElement)) return
  void loadFocusKeeper()
  // Zero while another dialog is open: the scrollbar is already hidden and its width reserved.
  if (!document.querySelector('dialog:modal')) document.documentElement.style.setProperty('--scrollbar', `${scrollbar}px`)
}
