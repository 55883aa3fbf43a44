import { Button, ButtonLink } from '../button/Button.tsx'
import { HeartButton } from '../card/HeartButton.tsx'
import { ProductCard } from '../card/ProductCard.tsx'
import type { Examples } from '../examples/examples.ts'
import { lipstickPicture, lipstickPrices, lipstickShades, scene } from '../examples/goods.ts'
import { EditorialTile } from '../tile/EditorialTile.tsx'
import { GridItem, ProductGrid } from './ProductGrid.tsx'

const names = ['Ribbon Satin Lipstick', 'Bright Drops 15% Vitamin C', 'Powder Room Pressed Blush', 'Fig & Salt Eau de Parfum']

const cards = names.map((name, index) => (
  <GridItem key={name}>
    <ProductCard
      headingLevel={2}
      href={`#${index}`}
      brand="Ottilie"
      name={name}
      variation="Rosehip 07, 3.5 g"
      picture={lipstickPicture}
      ribbon={index % 3 === 0 ? { ribbonKey: 'bestSeller', text: 'Bestseller' } : undefined}
      rating={index === 3 ? undefined : { stars: 4.6, score: '4.6', count: '(942)', label: '4.6 out of 5 stars, 942 reviews' }}
      swatches={index % 2 === 0 ? { swatches: lipstickShades, total: 18, label: '18 shades' } : undefined}
      prices={lipstickPrices}
      heart={<HeartButton label={`Save ${name}`} pressed={index === 1} />}
      action={
        <Button variant="secondary" size={44} wide>
          Add to Bag<span className="visually-hidden">, {name}</span>
        </Button>
      }
    />
  </GridItem>
))

export const examples: Examples = {
  'cards in a row line up their prices and buttons': <ProductGrid aria-label="Products">{cards}</ProductGrid>,
  'a marketing tile takes a row': (
    <ProductGrid aria-label="Products and an offer">
      {cards}
      <GridItem wide>
        <EditorialTile
          heading="The price tag comes with a plus."
          actions={<ButtonLink href="#trial">Start a free trial</ButtonLink>}
          picture={{ ...scene, alt: '' }}
        >
          <p>Members save £11.40 on a typical product. Try it for 30 days.</p>
        </EditorialTile>
      </GridItem>
    </ProductGrid>
  ),
}
