import type { ComponentProps } from 'react'
import { Button } from '../button/Button.tsx'
import type { Examples } from '../examples/examples.ts'
import { dollars, lipstickPicture, lipstickPrices, lipstickShades, pounds } from '../examples/goods.ts'
import { HeartButton } from './HeartButton.tsx'
import { ProductCard } from './ProductCard.tsx'
import { VariantRows } from './VariantRows.client.tsx'

const lipstick: Omit<ComponentProps<typeof ProductCard>, 'layout'> = {
  headingLevel: 2,
  href: '#lipstick',
  brand: 'Ottilie',
  name: 'Ribbon Satin Lipstick',
  variation: 'Rosehip 07, 3.5 g',
  picture: lipstickPicture,
  rating: { stars: 4.8, score: '4.8', count: '(2,314)', label: '4.8 out of 5 stars, 2,314 reviews' },
  swatches: { swatches: lipstickShades, total: 18, label: '18 shades' },
  prices: lipstickPrices,
}

const chooseShade = (
  <Button variant="secondary" size={44} wide>
    Choose shade
  </Button>
)

const addToBasket = (
  <Button variant="secondary" size={44} wide>
    Add to Bag
  </Button>
)

const shadeNames = ['Rosehip 07', 'Poppy 05', 'Claret 08', 'Fig 09', 'Tea Rose 12', 'Bare 20']

const shadeRows = (count: number) => (
  <VariantRows
    label={`${count} shades of Ribbon Satin Lipstick`}
    words={{ more: 'Show more', less: 'Show less' }}
    variants={shadeNames.slice(0, count).map((name, index) => ({
      id: name,
      name,
      ...(lipstickShades[index] && { swatch: lipstickShades[index] }),
      prices: lipstickPrices,
      action: (
        <Button variant="secondary" size={44} {...(name === 'Tea Rose 12' && { unavailable: 'Out of stock' })}>
          Add<span className="visually-hidden"> {name}</span>
        </Button>
      ),
    }))}
  />
)

export const examples: Examples = {
  'many shades': (
    <div style={{ width: 260 }}>
      <ProductCard
        {...lipstick}
        ribbon={{ ribbonKey: 'bestSeller', text: 'Bestseller' }}
        heart={<HeartButton label="Save Ribbon Satin Lipstick" pressed={false} />}
        action={chooseShade}
      />
    </div>
  ),
  'one of a kind, saved': (
    <div style={{ width: 260 }}>
      <ProductCard
        {...lipstick}
        name="Bright Drops 15% Vitamin C"
        variation="30 ml"
        swatches={undefined}
        ribbon={{ ribbonKey: 'newIn', text: 'New in', variant: 'rounded' }}
        badge={{ src: '/images/badges/vegan.svg', description: 'Vegan' }}
        heart={<HeartButton label="Save Bright Drops" pressed />}
        action={addToBasket}
      />
    </div>
  ),
  'out of stock, never reviewed': (
    <div style={{ width: 260 }}>
      <ProductCard
        {...lipstick}
        rating={undefined}
        swatches={undefined}
        ribbon={{ ribbonKey: 'outOfStock', text: 'Out of stock' }}
        action={<Button variant="secondary" size={44} wide unavailable="Out of stock" />}
      />
    </div>
  ),
  'long names on a narrow card': (
    <div style={{ width: 136 }}>
      <ProductCard
        {...lipstick}
        brand="Halden & Daughters of Whitstable"
        name="Overnight Ceramide Barrier Repair Cream for Lips, Hands and Elbows"
        variation="Antidisestablishment 24 W, 1,000 ml"
        ribbon={{ ribbonKey: 'moreStockComingSoon', text: 'More stock coming soon' }}
        heart={<HeartButton label="Save the cream" pressed={false} />}
        prices={{ ...lipstickPrices, member: { label: "Member's Price", price: pounds(104450), was: pounds(125000) } }}
        action={addToBasket}
      />
    </div>
  ),
  'US currency': (
    <div style={{ width: 260 }}>
      <ProductCard
        {...lipstick}
        prices={{
          ...lipstickPrices,
          member: { label: "Member's Price", price: dollars(1750) },
          typical: { label: 'Typical Price', price: dollars(3400) },
        }}
        action={chooseShade}
      />
    </div>
  ),
  'horizontal, with four shades': (
    <div style={{ maxWidth: 440 }}>
      <ProductCard
        {...lipstick}
        layout="horizontal"
        ribbon={{ ribbonKey: 'newIn', text: 'New in' }}
        heart={<HeartButton label="Save Ribbon Satin" pressed={false} />}
        action={chooseShade}
      />
    </div>
  ),
  'every shade on the card, folded when there are many': (
    <div style={{ maxWidth: 440 }}>
      <ProductCard {...lipstick} layout="horizontal" variants={shadeRows(6)} />
    </div>
  ),
  'three shades on the card, which never fold': (
    <div style={{ maxWidth: 440 }}>
      <ProductCard {...lipstick} layout="horizontal" variants={shadeRows(3)} />
    </div>
  ),
  compact: (
    <div style={{ maxWidth: 280 }}>
      <ProductCard
        {...lipstick}
        layout="compact"
        action={
          <Button variant="secondary" size={44}>
            Add
          </Button>
        }
      />
    </div>
  ),
}
