import type { Meta, StoryObj } from '@storybook/nextjs-vite'
import { GridItem, ProductGrid } from '#app/design-system/product-grid/ProductGrid.tsx'
import { type CardView, cardView } from '#app/platform/catalogue/card-view.ts'
import { ask } from '#app/platform/graphql/browser-client.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { GetRecommendationsDocument } from '#operations/__generated__/operations.ts'
import { ShopCard } from './ShopCard.tsx'

type Story = StoryObj<{ sku: string }>

const meta: Meta<{ sku: string }> = {
  args: { sku: 'OT-RSL-07' },
  parameters: { contract: '' },
  loaders: [async ({ args: { sku } }) => ({ cards: await cardsWith(sku) })],
  render: (_args, { loaded }) => {
    const cards: readonly CardView[] = loaded['cards']
    const store = storeOf(document.documentElement.lang)
    return (
      <ProductGrid>
        {cards.map((card) => (
          <GridItem key={card.id}>
            <ShopCard card={card} store={store} headingLevel={2} />
          </GridItem>
        ))}
      </ProductGrid>
    )
  },
}

export default meta

export const ToAGuest: Story = {}

export const ToAMember: Story = { globals: { shopper: 'plus-member' } }

export const InTheUS: Story = { globals: { store: 'en-US' } }

/** Related products as cards. */
async function cardsWith(sku: string): Promise<CardView[]> {
  const request = { id: 'pdp-goes-well-with', skus: [sku], location: 'PDP' as const, limit: 8 }
  const { recommendations } = await ask(GetRecommendationsDocument, { recommendations: [request] })
  return recommendations.flatMap(({ items }) => items.map(cardView))
}
