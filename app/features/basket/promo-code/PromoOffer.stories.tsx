import type { Meta, StoryObj } from '@storybook/nextjs-vite'
import { ask } from '#app/platform/graphql/browser-client.ts'
import { GetBasketDocument } from '#operations/__generated__/operations.ts'
import { basketView } from '../store/basket-view.ts'
import { PromoOffer } from './PromoOffer.client.tsx'
import { promoGroups } from './promo-group.ts'

type Story = StoryObj<typeof PromoOffer>

const meta: Meta<typeof PromoOffer> = {
  loaders: [async () => ({ basket: basketView((await ask(GetBasketDocument, {})).basket) })],
  render: (_args, { loaded: { basket } }) => <PromoOffer place="box" group={promoGroups.promoBox} initial={basket} isTold />,
}

export default meta

export const Offered: Story = { parameters: { contract: 'basket=two-items' } }

export const Applied: Story = { parameters: { contract: 'basket=two-items&promo=first-order' } }

export const Refused: Story = { parameters: { contract: 'basket=two-items&promo=not-combined' } }
