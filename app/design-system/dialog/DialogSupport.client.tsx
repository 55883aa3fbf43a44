'use client'

import { useEffect } from 'react'
import { nextFocus } from './next-focus.ts'
import { closeDialog, openDialog } from './open-dialog.ts'

/**
 * What a native dialog does not do by itself, for every dialog of the page: it keeps the Tab key inside, it keeps the page
 * from moving when its scrollbar goes, and for older browsers it obeys buttons with `command` and closes on a press
 * beside it. Put it once into the root layout; it renders nothing.
 */
export function DialogSupport() {
  useEffect(() => {
    const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype
    const knowsClosedBy = 'closedBy' in HTMLDialogElement.prototype
    const handleClick = (event: MouseEvent) => {
      if (!knowsCommands) obeyCommand(event)
      if (!knowsClosedBy) closeFromOutside(event)
    }
    document.addEventListener('click', handleClick)
    document.addEventListener('keydown', keepFocusInside)
    // It does not bubble, and it comes before the scrollbar goes.
    document.addEventListener('beforetoggle', measureScrollbar, true)
    return () => {
      document.removeEventListener('click', handleClick)
      document.removeEventListener('keydown', keepFocusInside)
      document.removeEventListener('beforetoggle', measureScrollbar, true)
    }
  }, [])
  return null
}

/** Carries out the command of the button that was pressed. */
export function obeyCommand({ target }: Pick<MouseEvent, 'target'>): void {
  const button = target instanceof Element ? target.closest('button[commandfor]') : null
  const id = button?.getAttribute('commandfor')
  if (!button || !id || button.getAttribute('aria-disabled') === 'true') return
  if (button.getAttribute('command') === 'show-modal') openDialog(id)
  if (button.getAttribute('command') === 'close') closeDialog(id)
}

/** Closes the dialog whose backdrop was pressed. A press on the backdrop reaches the dialog itself, outside of its box. */
export function closeFromOutside({ target, clientX, clientY }: Pick<MouseEvent, 'target' | 'clientX' | 'clientY'>): void {
  if (!(target instanceof HTMLDialogElement) || target.getAttribute('closedby') !== 'any') return
  const box = target.getBoundingClientRect()
  const isInside = clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom
  if (!isInside) target.close()
}

function keepFocusInside(event: KeyboardEvent): void {
  const dialog = event.key === 'Tab' ? [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1) : undefined
  const next = dialog && nextFocus(dialog, document.activeElement, event.shiftKey)
  if (!next) return
  event.preventDefault()
  next.focus()
}

function measureScrollbar(event: Event): void {
  if (!(event.target instanceof HTMLDialogElement)) return
  const { style, clientWidth } = document.documentElement
  // Zero while another dialog is open already: the scrollbar is gone, and its room is kept.
  if (!document.querySelector('dialog:modal')) style.setProperty('--scrollbar', `${innerWidth - clientWidth}px`)
}
