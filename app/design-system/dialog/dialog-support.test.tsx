// @vitest-environment jsdom
import '../testing/dom.ts'
import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DialogSupport } from './DialogSupport.client.tsx'

test('the width of the scrollbar is reserved when a dialog opens, without a reading that would lay the page out in the middle of it', () => {
  let resize = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        resize = told
      }
      observe = vi.fn()
      disconnect = vi.fn()
    },
  )
  const width = vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(innerWidth - 15)
  render(<DialogSupport />)
  resize()
  width.mockClear()
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.dispatchEvent(new Event('beforetoggle'))
  expect(document.documentElement.style.getPropertyValue('--scrollbar')).toBe('15px')
  expect(width).not.toHaveBeenCalled()
})
