import type { Meta, StoryObj } from '@storybook/nextjs-vite'
import { basketPageCopy } from '#app/messages/basket/basket-page.ts'
import { priceCopy } from '#app/messages/products/price.ts'
import { ask } from '#app/platform/graphql/browser-client.ts'
import { readShopper } from '#app/platform/shopper/shopper-record.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { GetBasketDocument } from '#operations/__generated__/operations.ts'
import { refreshBasket } from '../store/basket-store.client.ts'
import { basketView } from '../store/basket-view.ts'
import { BasketPage } from './BasketPage.client.tsx'

type Story = StoryObj<typeof BasketPage>

const meta: Meta<typeof BasketPage> = {
  loaders: [
    async () => {
      // The store outlives a story: reset what the last one left in it.
      await refreshBasket()
      return { basket: basketView((await ask(GetBasketDocument, {})).basket) }
    },
  ],
  render: (_args, { loaded: { basket } }) => {
    const store = storeOf(document.documentElement.lang)
    return (
      <BasketPage
        initial={basket}
        isMember={readShopper().isMember}
        hasFreeDelivery
        locale={store.locale}
        copy={basketPageCopy(store.locale)}
        words={priceCopy}
        hrefs={{ bestsellers: storeHref(store, '/shop/bestsellers'), checkout: storeHref(store, '/checkout'), prefix: store.prefix }}
        urlChanges={[]}
        hasAddFailed={false}
        autoClose="disabled"
      />
    )
  },
}

export default meta

export const Empty: Story = { parameters: { contract: 'basket=empty' } }

export const TwoProducts: Story = { parameters: { contract: 'basket=two-items' } }

export const OfAMember: Story = { parameters: { contract: 'basket=two-items' }, globals: { shopper: 'plus-member' } }

export const InTheUS: Story = { parameters: { contract: 'basket=two-items' }, globals: { store: 'en-US' } }

export const PromoCodeRejected: Story = { parameters: { contract: 'basket=two-items&promo=rejected' } }

export const WithAMembership: Story = { parameters: { contract: 'basket=item-and-plus' } }

export const WithAKit: Story = { parameters: { contract: 'basket=kit' } }

export const GiftMembership: Story = { parameters: { contract: 'basket=gift-membership' } }

export const WithAGift: Story = { parameters: { contract: 'basket=at-gift' } }

export const OneSoldOut: Story = { parameters: { contract: 'basket=one-item-gone' } }

export const ReferredNotYetThere: Story = { parameters: { contract: 'promo=friend&basket=below-referral' } }
