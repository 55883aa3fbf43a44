import type { Examples } from '../examples/examples.ts'
import { lipstickShades } from '../examples/goods.ts'
import { TextLink } from '../link/TextLink.tsx'
import { ShadeList } from './ShadeList.tsx'
import { SwatchGroup } from './SwatchGroup.tsx'
import { SwatchPreview } from './SwatchPreview.tsx'

const shades = [
  ['shell-01', 'Shell 01', '#e5a99a'],
  ['biscuit-02', 'Biscuit 02', '#c58f70'],
  ['terracotta-03', 'Terracotta 03', '#b25a42'],
  ['coral-row-04', 'Coral Row 04', '#da5f4e'],
  ['poppy-05', 'Poppy 05', '#cb2a2e'],
  ['rosehip-07', 'Rosehip 07', '#a3263f'],
  ['claret-08', 'Claret 08', '#741a2b'],
  ['fig-09', 'Fig 09', '#5b1e35'],
  ['tea-rose-12', 'Tea Rose 12', '#c97d86'],
  ['bare-20', 'Bare 20', '#fff4ea'],
].map(([id = '', name = '', src = '']) => ({ id, name, src, inStock: id !== 'tea-rose-12' }))

const choice = { shades, chosen: 'rosehip-07', outOfStockLabel: 'Out of stock' }

export const examples: Examples = {
  'shades of a product': (
    <SwatchGroup
      {...choice}
      name="shade"
      legend="Shade:"
      chosenName="Rosehip 07, a blue-leaning red"
      action={
        <TextLink href="#shades" standalone>
          Shade Options
        </TextLink>
      }
      note="Crossed-out shades are out of stock."
    />
  ),
  'the same as a list': (
    <div style={{ maxWidth: 444, margin: 'auto' }}>
      <ShadeList
        {...choice}
        name="shade-row"
        legend="Shades"
        chosenLabel="Selected"
        renderOutOfStock={() => (
          <TextLink href="#email" standalone>
            Email me
          </TextLink>
        )}
      />
    </div>
  ),
  'the chosen shade is out of stock': (
    <SwatchGroup {...choice} name="shade-out" chosen="tea-rose-12" legend="Shade:" chosenName="Tea Rose 12, a muted pink" />
  ),
  'a glimpse on a card': <SwatchPreview swatches={lipstickShades} total={18} label="18 shades" />,
  'a glimpse of two, and no more': <SwatchPreview swatches={lipstickShades.slice(0, 2)} total={2} label="2 shades" />,
}
