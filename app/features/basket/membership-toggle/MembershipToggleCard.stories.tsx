import type { Meta, StoryObj } from '@storybook/nextjs-vite'
import { ask } from '#app/platform/graphql/browser-client.ts'
import { GetBasketDocument } from '#operations/__generated__/operations.ts'
import { basketView } from '../store/basket-view.ts'
import { MembershipToggleCard } from './MembershipToggleCard.client.tsx'

type Story = StoryObj<typeof MembershipToggleCard>

const meta: Meta<typeof MembershipToggleCard> = {
  args: {
    heading: 'Join and pay the Member’s Price',
    locale: 'en-GB',
    showToggle: true,
    accordionHeading: 'What a membership brings',
    image: { src: '/images/catalogue/membership-card-ottilie-430b1b-720.webp', description: 'The Ottilie+ membership card' },
    membershipId: '610501',
    membershipPrice: '£49.00',
    duration: 'annually',
    savingsText: 'Members save about half on every order',
    perks: (
      <ul>
        <li>Member’s Price on everything, from this order on</li>
        <li>Three samples with larger orders</li>
      </ul>
    ),
    terms: (
      <p>
        Cancel any time before renewal. <a href="/legal/terms-and-conditions">Terms apply</a>.
      </p>
    ),
  },
  loaders: [async () => ({ basket: basketView((await ask(GetBasketDocument, {})).basket) })],
  render: (args, { loaded: { basket } }) => <MembershipToggleCard {...args} initial={basket} />,
}

export default meta

export const Off: Story = { parameters: { contract: 'basket=two-items' } }

export const On: Story = { parameters: { contract: 'basket-item-and-membership' } }

export const WithoutPicture: Story = { args: { image: null }, parameters: { contract: 'basket=two-items' } }

export const WithoutSwitch: Story = { args: { showToggle: false }, parameters: { contract: 'basket=two-items' } }
