import type { Meta, StoryObj } from '@storybook/nextjs-vite'
import { crossSellOrigin } from '#app/platform/catalogue/add-origin.ts'
import type { CardView } from '#app/platform/catalogue/card-view.ts'
import { ask } from '#app/platform/graphql/browser-client.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { GetRecommendationsDocument } from '#operations/__generated__/operations.ts'
import { RecommendationRow } from './RecommendationRow.tsx'
import { recommendationView } from './recommendation-view.ts'

type Row = { location: 'PDP' | 'BASKET' | 'HOME'; place: 'page' | 'drawer' }
type Story = StoryObj<Row>

/** A row with placeholder cards. */
const Card = ({ card }: { card: CardView }) => (
  <article>
    <h3>
      <a href={card.href}>{card.productName}</a>
    </h3>
    <p>{card.primaryPrice}</p>
  </article>
)

const meta: Meta<Row> = {
  args: { location: 'PDP', place: 'page' },
  parameters: { contract: '' },
  loaders: [
    async ({ args: { location } }) => {
      const request = { id: `row-${location.toLowerCase()}`, skus: ['OT-RSL-07'], location, limit: 6 }
      return { sections: (await ask(GetRecommendationsDocument, { recommendations: [request] })).recommendations }
    },
  ],
  render: ({ place }, { loaded: { sections } }) => {
    const store = storeOf(document.documentElement.lang)
    const [row] = sections.flatMap((section: Parameters<typeof recommendationView>[0]) => recommendationView(section, store) ?? [])
    return row && <RecommendationRow row={row} store={store} Card={Card} origin={crossSellOrigin('Page')} place={place} />
  },
}

export default meta

export const GoesWellWith: Story = {}

export const AddBeforeYouGo: Story = { args: { location: 'BASKET' }, globals: { store: 'en-US' } }

export const WithALink: Story = { args: { location: 'HOME' } }

export const InADrawer: Story = { args: { place: 'drawer' } }
