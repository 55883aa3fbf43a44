'use client'

import { useEffect } from 'react'
import type { nextFocus } from './next-focus.ts'

/** Comes with the first dialog that opens: a page whose dialogs stay closed does not pay for it. */
let findNext: typeof nextFocus | undefined

async function loadFocusKeeper(): Promise<void> {
  // Where it cannot be loaded, the browser's own step is taken; the next dialog tries again.
  findNext ??= (await import('./next-focus.ts').catch(() => undefined))?.nextFocus
}

/**
 * What a native dialog does not do by itself, for every dialog of the page: it keeps the Tab key inside, it keeps the page
 * from moving when its scrollbar goes, and for older browsers it obeys buttons with `command` and closes on a press
 * beside it. Put it once into the root layout; it renders nothing.
 */
export function DialogSupport() {
  useEffect(() => {
    const pages = new AbortController()
    void helpOlderBrowser(pages.signal)
    // One may have been opened before this was loaded.
    if (document.querySelector('dialog:modal')) void loadFocusKeeper()
    document.addEventListener('keydown', keepFocusInside)
    // It does not bubble, and it comes before the scrollbar goes.
    document.addEventListener('beforetoggle', measureScrollbar, true)
    return () => {
      pages.abort()
      document.removeEventListener('keydown', keepFocusInside)
      document.removeEventListener('beforetoggle', measureScrollbar, true)
    }
  }, [])
  return null
}

/** Loads a polyfill only where the browser needs it. If that fails, buttons work as they do without scripts. */
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

function measureScrollbar(event: Event): void {
  if (!(event.target instanceof HTMLDialogElement)) return
  void loadFocusKeeper()
  const { style, clientWidth } = document.documentElement
  // Zero while another dialog is open already: the scrollbar is gone, and its room is kept.
  if (!document.querySelector('dialog:modal')) style.setProperty('--scrollbar', `${innerWidth - clientWidth}px`)
}
