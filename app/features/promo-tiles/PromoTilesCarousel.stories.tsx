import type { Meta, StoryObj } from '@storybook/nextjs-vite'
import { ask } from '#app/platform/graphql/browser-client.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { GetPromoTilesDocument } from '#operations/__generated__/operations.ts'
import { PromoTilesCarousel } from './PromoTilesCarousel.client.tsx'
import { tileSlides } from './tile-slides.tsx'
import { tileView } from './tile-view.ts'

type Place = { placement: 'PRODUCT' | 'BASKET' }
type Story = StoryObj<Place>

const meta: Meta<Place> = {
  args: { placement: 'PRODUCT' },
  parameters: { contract: 'basket=one-item' },
  loaders: [async ({ args: { placement } }) => ({ tiles: (await ask(GetPromoTilesDocument, { placement })).promoTiles })],
  render: ({ placement }, { loaded: { tiles } }) => {
    const store = storeOf(document.documentElement.lang)
    const slides = tileSlides(tiles.flatMap((tile: Parameters<typeof tileView>[0]) => tileView(tile, store) ?? []))
    return <PromoTilesCarousel slides={slides} perView={placement === 'BASKET' ? 2 : 1} ownAddress="/promo-tiles" />
  },
}

export default meta

export const OnAProduct: Story = {}

export const InTheBasket: Story = { args: { placement: 'BASKET' } }

export const ToAMember: Story = { args: { placement: 'BASKET' }, globals: { shopper: 'plus-member' } }

export const InTheUS: Story = { args: { placement: 'BASKET' }, globals: { store: 'en-US' } }
