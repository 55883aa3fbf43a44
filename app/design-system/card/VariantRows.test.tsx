// @vitest-environment jsdom
import '../testing/dom.ts'
import { readFileSync } from 'node:fs'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { lipstickPrices } from '../examples/goods.ts'
import { VariantRows } from './VariantRows.client.tsx'
import { folds } from './variant-rows.ts'

const words = { more: 'Show more', less: 'Show less' }

/** Rows with stubbed heights in px, collapsed and expanded, because jsdom has no layout. */
function show(count: number, heights: { whole: number; folded: number }) {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(heights.whole)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(heights.folded)
  const variants = Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: `Shade ${index}`,
    prices: lipstickPrices,
    action: <button type="button">Add shade {index}</button>,
  }))
  render(<VariantRows variants={variants} label="Shades" words={words} />)
  return screen.getByRole('list', { name: 'Shades' })
}

const overflowing = { whole: 500, folded: 288 }

afterEach(() => vi.restoreAllMocks())

test('many variants that overflow fold, and a button unfolds and folds them again', async () => {
  const list = show(4, overflowing)
  expect(list).toHaveAttribute('data-folded', 'true')
  expect(readFileSync('app/design-system/card/VariantRows.module.css', 'utf8')).toMatch(/\.list\[data-folded\] \{\s*max-height: 18rem;/)

  await userEvent.click(screen.getByRole('button', { name: 'Show more', expanded: false }))
  expect(list).not.toHaveAttribute('data-folded')
  await userEvent.click(screen.getByRole('button', { name: 'Show less', expanded: true }))
  expect(list).toHaveAttribute('data-folded', 'true')
})

test.each([
  ['three that overflow', 3, overflowing],
  ['four that all fit', 4, { whole: 280, folded: 280 }],
])('%s do not fold [CARD-05]', (_, count, heights) => {
  show(count, heights)
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
})

test('the rule: more than three, and too high [CARD-05]', () => {
  expect([folds(3, true), folds(4, false), folds(4, true)]).toEqual([false, false, true])
})

test.each([
  ['not scrolled', 0, 400],
  ['scrolled to the focus', 180, 220],
])('a focus that moves below the fold unfolds the rows: %s', (_, scrolled, top) => {
  const list = show(4, overflowing)
  const last = screen.getByRole('button', { name: 'Add shade 3' })
  list.getBoundingClientRect = () => new DOMRect(0, 0, 100, 288)
  last.getBoundingClientRect = () => new DOMRect(0, top, 100, 44)
  list.scrollTop = scrolled
  fireEvent.focusIn(last)

  expect(list).not.toHaveAttribute('data-folded')
})
