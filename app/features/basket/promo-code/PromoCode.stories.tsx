import type { Meta, StoryObj } from '@storybook/nextjs-vite'
import { ask } from '#app/platform/graphql/browser-client.ts'
import { readShopper } from '#app/platform/shopper/shopper-record.ts'
import { GetBasketDocument } from '#operations/__generated__/operations.ts'
import { basketView } from '../store/basket-view.ts'
import { PromoCode } from './PromoCode.client.tsx'

type Story = StoryObj<typeof PromoCode>

const meta: Meta<typeof PromoCode> = {
  loaders: [async () => ({ basket: basketView((await ask(GetBasketDocument, {})).basket) })],
  render: (_args, { loaded: { basket } }) => (
    <PromoCode initial={basket} locale={document.documentElement.lang} isMember={readShopper().isMember} />
  ),
}

export default meta

export const NotApplied: Story = { parameters: { contract: 'basket=two-items' } }

export const Activated: Story = { parameters: { contract: 'basket=two-items&promo=active' } }

export const TwoActivated: Story = { parameters: { contract: 'basket=two-items&promo=two-active' } }

export const OneRefused: Story = { parameters: { contract: 'basket=two-items&promo=not-combined' } }

export const ReferralWaiting: Story = { parameters: { contract: 'promo-friend-waiting' } }

export const InTheUS: Story = { parameters: { contract: 'basket=two-items&promo=active' }, globals: { store: 'en-US' } }
