import type { Examples } from '../examples/examples.ts'
import { TabNav } from './TabNav.tsx'
import { Tabs } from './Tabs.client.tsx'

const account = [
  { href: '/account/benefits', label: 'Member Perks' },
  { href: '/account/for-you', label: 'Just For You' },
  { href: '/account/again', label: 'Order It Again', isCurrent: true },
  { href: '/account/orders', label: 'Order History' },
  { href: '/account/address', label: 'Address Book' },
  { href: '/account/payment', label: 'Payment Details' },
]

export const examples: Examples = {
  panels: (
    <Tabs
      label="About this product"
      tabs={[
        { key: 'description', label: 'Description', panel: <p>A satin bullet with camellia oil.</p> },
        { key: 'usage', label: 'How to use', panel: <p>Start at the cupid’s bow and work outwards.</p> },
        { key: 'delivery', label: 'Delivery', panel: <p>Within three days.</p> },
      ]}
    />
  ),
  'pages that belong together': <TabNav label="Favourites" links={account.slice(1, 3)} />,
  'the side of an account': <TabNav label="My account" links={account} layout="side" />,
  'more than fits': (
    <div style={{ width: 288 }}>
      <TabNav label="My account, narrow" links={account} />
    </div>
  ),
}
