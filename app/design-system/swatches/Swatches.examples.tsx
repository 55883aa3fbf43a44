import type { Examples } from '../examples/examples.ts'
import { lipstickShades } from '../examples/goods.ts'
import { TextLink } from '../link/TextLink.tsx'
import { ShadeList } from './ShadeList.tsx'
import { Swatches } from './Swatches.tsx'
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

const skinTones = [
  ['01', 'Porcelain 01 C', '#f5d9d1', 'Cool undertone'],
  ['02', 'Porcelain 02 N', '#f2dbca', 'Neutral undertone'],
  ['03', 'Porcelain 03 W', '#f5dbbd', 'Warm undertone'],
  ['22', 'Honey 22 C', '#cf936f', 'Cool undertone'],
  ['23', 'Honey 23 N', '#c99266', 'Neutral undertone'],
  ['24', 'Honey 24 W', '#c78e59', 'Warm undertone'],
  ['34', 'Espresso 34 C', '#4d2927', 'Cool undertone'],
  ['35', 'Espresso 35 N', '#4b2d22', 'Neutral undertone'],
  ['36', 'Espresso 36 W', '#4e2e18', 'Warm undertone'],
].map(([id = '', name = '', src = '', group]) => ({ id, name, src, group, inStock: id !== '01' }))

export const examples: Examples = {
  'shades of a product': (
    <SwatchGroup
      legend="Shade:"
      chosenName="Rosehip 07, a blue-leaning red"
      action={
        <TextLink href="#shades" standalone>
          Shade Options
        </TextLink>
      }
      note="Crossed-out shades are out of stock."
    >
      <Swatches {...choice} name="shade" />
    </SwatchGroup>
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
    <SwatchGroup legend="Shade:" chosenName="Tea Rose 12, a muted pink">
      <Swatches {...choice} name="shade-out" chosen="tea-rose-12" />
    </SwatchGroup>
  ),
  'skin tones by their undertone': (
    <SwatchGroup legend="Shade:" chosenName="Honey 24 W, tan with a warm, golden undertone">
      <Swatches shades={skinTones} chosen="24" outOfStockLabel="Out of stock" name="tone" />
    </SwatchGroup>
  ),
  'a list by undertone': (
    <div style={{ maxWidth: 444, margin: 'auto' }}>
      <ShadeList shades={skinTones} chosen="24" outOfStockLabel="Out of stock" name="tone-row" legend="Shades" chosenLabel="Selected" />
    </div>
  ),
  'a glimpse on a card': <SwatchPreview swatches={lipstickShades} total={18} label="18 shades" />,
  'a glimpse of two, and no more': <SwatchPreview swatches={lipstickShades.slice(0, 2)} total={2} label="2 shades" />,
}
