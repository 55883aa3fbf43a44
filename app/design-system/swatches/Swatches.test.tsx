// @vitest-environment jsdom
import '../testing/dom.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { lipstickShades } from '../examples/goods.ts'
import { SwatchGroup } from './SwatchGroup.tsx'
import { SwatchPreview } from './SwatchPreview.tsx'
import { swatchStyle } from './swatch-fill.ts'

const shades = [
  { id: 'rosehip-07', src: '#a3263f', name: 'Rosehip 07', inStock: true },
  { id: 'tea-rose-12', src: '#c97d86', name: 'Tea Rose 12', inStock: false },
]

test('a shade that is out of stock says so in its name, and can still be chosen', async () => {
  const onChoose = vi.fn()
  render(
    <SwatchGroup
      name="shade"
      legend="Shade:"
      chosenName="Rosehip 07"
      shades={shades}
      chosen="rosehip-07"
      outOfStockLabel="Out of stock"
      onChoose={onChoose}
    />,
  )

  expect(screen.getByRole('radio', { name: 'Rosehip 07' })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: 'Tea Rose 12, Out of stock' }))

  expect(onChoose).toHaveBeenCalledWith('tea-rose-12')
})

test.each([
  ['a card, 3 discs [SHADE-08, SHADE-10]', undefined, '+15', 3],
  ['a horizontal card, or wherever 4 are asked for, 4 discs [SHADE-09, SHADE-10, SHADE-11]', 4, '+14', 4],
])('the preview of 18 shades on %s', (_, limit, more, discs) => {
  const { container } = render(<SwatchPreview swatches={lipstickShades} total={18} label="18 shades" limit={limit} />)

  expect(screen.getByText(more)).toBeInTheDocument()
  expect(container.querySelectorAll('[style]')).toHaveLength(discs)
})

test('a preview of all there is has no more', () => {
  render(<SwatchPreview swatches={lipstickShades.slice(0, 2)} total={2} label="2 shades" />)

  expect(screen.queryByText(/^\+/)).not.toBeInTheDocument()
})

test.each([
  ['#a3263f', '#a3263f'],
  ['/images/a b.webp', 'url("/images/a%20b.webp") center / cover'],
  ['x") ; color: red', 'url("x%22)%20;%20color:%20red") center / cover'],
])('%s is painted as %s', (src, fill) => {
  expect(swatchStyle({ id: 'x', src })).toEqual({ '--swatch': fill })
})
