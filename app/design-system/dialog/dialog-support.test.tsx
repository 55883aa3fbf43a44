// @vitest-environment jsdom
import '../testing/dom.ts'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DialogSupport } from './DialogSupport.client.tsx'

/** What becomes the width of the scrollbar when this dialog opens. */
function measuredFor(dialog: HTMLDialogElement): string {
  document.documentElement.style.removeProperty('--scrollbar')
  document.body.append(dialog)
  dialog.dispatchEvent(new Event('beforetoggle'))
  return document.documentElement.style.getPropertyValue('--scrollbar')
}

test('the scrollbar is measured before a dialog hides it, unless the dialog is drawn already: reading its width would show the dialog as closed', () => {
  render(<DialogSupport />)
  const width = `${innerWidth - document.documentElement.clientWidth}px`
  expect(measuredFor(document.createElement('dialog'))).toBe(width)
  const drawn = document.createElement('dialog')
  drawn.dataset['drawn'] = ''
  expect(measuredFor(drawn)).toBe('')
})
