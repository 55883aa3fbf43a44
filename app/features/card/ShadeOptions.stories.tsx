import type { Meta, StoryObj } from '@storybook/nextjs-vite'
import { useState } from 'react'
import { Drawer } from '#app/design-system/drawer/Drawer.tsx'
import { priceCopy } from '#app/messages/products/price.ts'
import { shadesCopy as copy } from '#app/messages/products/shades.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { loadShades } from './load-shades.client.ts'
import { ShadeFooter, ShadeOptions } from './ShadeOptions.client.tsx'
import { choose, SHADE_DRAWER, type ShadesView } from './shade-drawer.ts'

type Story = StoryObj<{ slug: string }>

const meta: Meta<{ slug: string }> = {
  args: { slug: 'ribbon-satin-lipstick' },
  parameters: { contract: '' },
  loaders: [async ({ args: { slug } }) => ({ shades: await loadShades(slug).catch(() => undefined) })],
  render: (_args, { loaded }) => <OpenDrawer shades={loaded['shades']} />,
}

export default meta

export const Shades: Story = {}

export const ForAMember: Story = { globals: { shopper: 'plus-member' } }

export const Failed: Story = { args: { slug: 'no-such-product' } }

function OpenDrawer({ shades: given }: { shades: ShadesView | undefined }) {
  const { locale, prefix } = storeOf(document.documentElement.lang)
  const { was, pending, member, typical } = priceCopy
  const [shades, setShades] = useState(given)
  const asked = { slug: '', href: '#', origin: undefined }
  return (
    <Drawer
      id={SHADE_DRAWER}
      title={copy.shadeOptions}
      closeLabel={copy.close}
      ref={(drawer) => {
        if (drawer && !drawer.open) drawer.showModal()
      }}
      footer={shades && <ShadeFooter chosen={shades.chosen} prefix={prefix} locale={locale} StockEmail={undefined} />}
    >
      <ShadeOptions
        state={shades ? { asked, status: 'ready', shades } : { asked, status: 'failed' }}
        locale={locale}
        prices={{ was, pending, member, typical }}
        onChoose={(sku) => setShades(shades && choose(shades, sku))}
        onRetry={() => undefined}
      />
    </Drawer>
  )
}
