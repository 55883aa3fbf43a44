import type { Meta, StoryObj } from '@storybook/nextjs-vite'
import { wishlistCopy } from '#app/messages/products/wishlist.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { baseFlags } from '#app/platform/experiments/known-flags.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { WishForm } from './WishForm.client.tsx'
import { WishlistButton } from './WishlistButton.client.tsx'

const label = (name: string) => formatMessage(wishlistCopy.save, { name })

const meta: Meta = {
  parameters: { contract: '' },
  render: () => (
    <>
      <WishlistButton sku="OT-RSL-07" label={label('Ribbon Satin Lipstick')} />
      <WishlistButton sku="OT-EREP-01" label={label('Eight Rooms Eye Palette')} shape="square" />
      <WishForm locale={storeOf(document.documentElement.lang).locale} path="/" flags={baseFlags} />
    </>
  ),
}

export default meta

type Story = StoryObj

export const ToAGuest: Story = {}

export const ToAMember: Story = { globals: { shopper: 'annual-member' } }

export const NotAnswered: Story = {
  globals: { shopper: 'annual-member' },
  parameters: { contract: 'fault=wishlist-add-empty&fault=wishlist-remove-empty' },
}
