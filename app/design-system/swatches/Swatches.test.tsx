// @vitest-environment jsdom
import '../testing/dom.ts'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { lipstickShades } from '../examples/goods.ts'
import { ShadeList } from './ShadeList.tsx'
import { Swatches } from './Swatches.tsx'
import { SwatchPreview } from './SwatchPreview.tsx'
import { swatchStyle } from './swatch-fill.ts'

const shades = [
  { id: 'rosehip-07', src: '#a3263f', name: 'Rosehip 07', inStock: true },
  { id: 'tea-rose-12', src: '#c97d86', name: 'Tea Rose 12', inStock: false },
]

test('a shade that is out of stock says so in its name, and can still be chosen', async () => {
  render(<Swatches name="shade" shades={shades} chosen="rosehip-07" outOfStockLabel="Out of stock" />)

  expect(screen.getByRole('radio', { name: 'Rosehip 07' })).toBeChecked()
  const teaRose = screen.getByRole('radio', { name: 'Tea Rose 12, Out of stock' })
  await userEvent.click(teaRose)

  expect(teaRose).toBeChecked()
})

const skinTones = [
  { id: '01', src: '#f5d9d1', name: 'Porcelain 01 C', inStock: true, group: 'Cool' },
  { id: '03', src: '#f5dbbd', name: 'Porcelain 03 W', inStock: true, group: 'Warm' },
  { id: '04', src: '#f1cfc2', name: 'Ivory 04 C', inStock: false, group: 'Cool' },
  { id: '06', src: '#f0d1ae', name: 'Ivory 06 W', inStock: true, group: 'Warm' },
]
const namesIn = (group: HTMLElement) =>
  within(group)
    .getAllByRole('radio')
    .map((radio) => radio.getAttribute('value'))

test.each([
  ['swatches', <Swatches key="" name="s" shades={skinTones} chosen="03" outOfStockLabel="Out of stock" />],
  [
    'list',
    <ShadeList key="" name="s" legend="Shade:" chosenLabel="Selected" shades={skinTones} chosen="03" outOfStockLabel="Out of stock" />,
  ],
])('the %s of several groups of shades have a heading each, and keep their order and one choice', (_, shown) => {
  render(shown)

  expect(namesIn(screen.getByRole('group', { name: 'Cool' }))).toEqual(['01', '04'])
  expect(namesIn(screen.getByRole('group', { name: 'Warm' }))).toEqual(['03', '06'])
  // Radio buttons of one name and one form are one group to the arrow keys.
  const radios = screen.getAllByRole<HTMLInputElement>('radio')
  expect(new Set(radios.map(({ name, form }) => [name, form?.id].join()))).toHaveProperty('size', 1)
  expect(radios.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(['03'])
})

test('shades of one group alone need no heading', () => {
  const cool = skinTones.filter(({ group }) => group === 'Cool')
  render(<Swatches name="s" shades={cool} chosen="01" outOfStockLabel="Out of stock" />)

  expect(screen.queryByRole('group')).not.toBeInTheDocument()
  expect(screen.getAllByRole('radio')).toHaveLength(2)
})

test.each([
  ['a card, 3 smears [SHADE-08, SHADE-10]', undefined, '+15', 3],
  ['a horizontal card, or wherever 4 are asked for, 4 smears [SHADE-09, SHADE-10, SHADE-11]', 4, '+14', 4],
])('the preview of 18 shades on %s', (_, limit, more, smears) => {
  const { container } = render(<SwatchPreview swatches={lipstickShades} total={18} label="18 shades" limit={limit} />)

  expect(screen.getByText(more)).toBeInTheDocument()
  expect(container.querySelectorAll('[style]')).toHaveLength(smears)
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
