import type { Meta, StoryObj } from '@storybook/nextjs-vite'
import { variantView } from '#app/platform/catalogue/variant-view.ts'
import { ask } from '#app/platform/graphql/browser-client.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { GetProductDocument } from '#operations/__generated__/operations.ts'
import { Gallery } from './Gallery.client.tsx'
import { PurchaseChoice, PurchasePanel } from './Purchase.client.tsx'
import type { ProductView } from './product-data.ts'
import { purchaseCopy, purchaseVariant } from './purchase-view.ts'
import { ShadeSwatches } from './ShadeSwatches.tsx'

type Story = StoryObj<{ slug: string }>

const meta: Meta<{ slug: string }> = {
  args: { slug: 'ribbon-satin-lipstick' },
  parameters: { contract: '' },
  loaders: [async ({ args: { slug } }) => ({ product: await productOf(slug) })],
  render: (_args, { loaded }) => {
    const product: ProductView = loaded['product']
    const store = storeOf(document.documentElement.lang)
    return (
      <PurchaseChoice
        variants={product.variants.map((variant) => purchaseVariant(variant, store, product))}
        chosenSku={product.chosen.sku}
        hasShades={product.hasShades}
        locale={store.locale}
        prefix={store.prefix}
        joinHref={storeHref(store, '/join')}
        copy={purchaseCopy(product, store)}
        name={product.title}
      >
        <Gallery />
        <PurchasePanel swatches={<ShadeSwatches product={product} />} />
      </PurchaseChoice>
    )
  },
}

export default meta

export const Shades: Story = {}

export const ForAMember: Story = { globals: { shopper: 'plus-member' } }

export const InTheUS: Story = { globals: { store: 'en-US' } }

export const SoldOut: Story = { parameters: { contract: 'product=sold-out' } }

export const PricePending: Story = { parameters: { contract: 'product=price-pending' } }

async function productOf(slug: string): Promise<ProductView> {
  const { productBySlug: product } = await ask(GetProductDocument, { slug })
  const variants = product?.variants.map(variantView) ?? []
  const chosen = variants.find(({ sku }) => sku === product?.defaultVariant.sku)
  if (!product || !chosen) throw new Error(`The store sells no ${slug}.`)
  return { ...product, hasShades: product.type === 'multivariate', buttonText: product.buttonText ?? 'Add to Bag', variants, chosen }
}
