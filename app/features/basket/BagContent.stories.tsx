import type { Meta, StoryObj } from '@storybook/nextjs-vite'
import { messagesOf } from '#app/messages/messages.ts'
import { ask } from '#app/platform/graphql/browser-client.ts'
import { GetBasketDocument } from '#operations/__generated__/operations.ts'
import { BagContent } from './BagContent.client.tsx'
import { basketView } from './basket-view.ts'

type Story = StoryObj<typeof BagContent>

const meta: Meta<typeof BagContent> = {
  parameters: { contract: 'basket=two-items' },
  render: ({ state }) => {
    const locale = document.documentElement.lang
    return <BagContent state={state} copy={messagesOf(locale).bag} basketHref="/basket" locale={locale} onRetry={() => undefined} />
  },
}

export default meta

export const Added: Story = {
  loaders: [async () => ({ basket: basketView((await ask(GetBasketDocument, {})).basket) })],
  render: (_args, { loaded: { basket } }) => {
    const locale = document.documentElement.lang
    const skus = basket.lines.map(({ sku }: { sku?: string }) => sku)
    return (
      <BagContent
        state={{ status: 'added', basket, skus }}
        copy={messagesOf(locale).bag}
        basketHref="/basket"
        locale={locale}
        onRetry={() => undefined}
      />
    )
  },
}

export const OnItsWay: Story = { args: { state: { status: 'adding', skus: [] } } }

export const NotAdded: Story = { args: { state: { status: 'failed', skus: [] } } }
