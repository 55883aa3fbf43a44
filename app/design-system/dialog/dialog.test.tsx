// @vitest-environment jsdom
import '../testing/dom.ts'
import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from '../button/Button.tsx'
import { Drawer } from '../drawer/Drawer.tsx'
import { Dialog } from './Dialog.tsx'
import { nextFocus } from './next-focus.ts'
import { closeFromOutside, obeyCommand } from './older-browsers.ts'
import { closeDialog, closesDialog, openDialog, opensDialog } from './open-dialog.ts'

// jsdom has the dialog element but does not implement showing it.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false
}

function show(drawer: Partial<ComponentProps<typeof Drawer>> = {}) {
  render(
    <>
      <Button {...opensDialog('basket')}>Open</Button>
      <Drawer id="basket" title="Added To Basket" closeLabel="Close" {...drawer}>
        <a href="/terms">Terms</a>
        <input type="radio" name="shade" aria-label="Rosehip" />
        <input type="radio" name="shade" aria-label="Poppy" defaultChecked />
        <button type="button" disabled>
          Not now
        </button>
        <Button {...closesDialog('basket')}>Continue Shopping</Button>
      </Drawer>
    </>,
  )
  const dialog = document.querySelector('dialog')
  if (!dialog) throw new Error('no dialog')
  return dialog
}

test('a drawer is a dialog named by its title, and closed until it is asked for', () => {
  const dialog = show()

  expect(dialog.open).toBe(false)
  expect(dialog).toHaveAttribute('aria-labelledby', 'basket-title')
  expect(document.getElementById('basket-title')).toHaveTextContent('Added To Basket')
})

test('its closing button closes it without any script', () => {
  show()

  const close = screen.getByRole('button', { name: 'Close', hidden: true })
  expect(close).toHaveAttribute('type', 'submit')
  expect(close.closest('form')).toHaveAttribute('method', 'dialog')
})

test('it opens and closes from script, and opening twice does no harm', () => {
  const dialog = show()

  openDialog('basket')
  openDialog('basket')
  expect(dialog.open).toBe(true)

  closeDialog('basket')
  expect(dialog.open).toBe(false)

  expect(() => openDialog('nothing')).not.toThrow()
})

test('where the browser does not know commands, the button is obeyed', () => {
  const dialog = show()

  obeyCommand({ target: screen.getByRole('button', { name: 'Open' }) })
  expect(dialog.open).toBe(true)

  obeyCommand({ target: screen.getByRole('button', { name: 'Continue Shopping' }) })
  expect(dialog.open).toBe(false)
})

test('a pending button opens nothing', () => {
  render(
    <>
      <Button pending {...opensDialog('basket')}>
        Open
      </Button>
      <Drawer id="basket" title="Bag" closeLabel="Close">
        Nothing
      </Drawer>
    </>,
  )

  obeyCommand({ target: screen.getByRole('button', { name: 'Open' }) })

  expect(document.querySelector('dialog')?.open).toBe(false)
})

test.each([
  ['beside it', 50, false],
  ['inside of it', 700, true],
])('a press %s leaves it open: %s px, %s [OVERLAY-02]', (_, clientX, stays) => {
  const dialog = show()
  vi.spyOn(dialog, 'getBoundingClientRect').mockReturnValue(new DOMRect(500, 0, 500, 900))
  openDialog('basket')

  closeFromOutside({ target: dialog, clientX, clientY: 10 })

  expect(dialog.open).toBe(stays)
})

test('where a choice is needed, a press beside it does nothing [OVERLAY-03]', () => {
  const dialog = show({ closesFromOutside: false })
  openDialog('basket')

  closeFromOutside({ target: dialog, clientX: 0, clientY: 0 })

  expect(dialog.open).toBe(true)
  expect(dialog).toHaveAttribute('closedby', 'closerequest')
})

test('after the last stop Tab goes to the first, before the first Shift and Tab go to the last [OVERLAY-05]', () => {
  const dialog = show()
  openDialog('basket')
  const first = screen.getByRole('button', { name: 'Close' })
  const last = screen.getByRole('button', { name: 'Continue Shopping' })

  expect(nextFocus(dialog, last, false)).toBe(first)
  expect(nextFocus(dialog, first, true)).toBe(last)
  expect(nextFocus(dialog, document.body, false)).toBe(first)
  expect(nextFocus(dialog, screen.getByRole('link', { name: 'Terms' }), false)).toBeUndefined()
})

test('an area that scrolls and holds no stop is one itself', () => {
  render(
    <Dialog id="terms" title="Terms" closeLabel="Close">
      A long text
    </Dialog>,
  )
  openDialog('terms')
  const dialog = screen.getByRole('dialog', { name: 'Terms' })
  const area = dialog.querySelector('[data-scrolls]')
  if (!area) throw new Error('nothing scrolls')
  vi.spyOn(area, 'scrollHeight', 'get').mockReturnValue(900)
  const close = screen.getByRole('button', { name: 'Close' })

  expect(nextFocus(dialog, close, false)).toBeUndefined()
  expect(nextFocus(dialog, area, false)).toBe(close)
})
