import type { Examples } from '../examples/examples.ts'
import { account } from '../icon/icons.ts'
import { Menu } from './Menu.client.tsx'

const items = [
  { id: 'orders', label: 'Order History', href: '#orders' },
  { id: 'again', label: 'Order It Again', href: '#again', tag: 'New' },
  { id: 'out', label: 'SIGN OUT' },
]

export const examples: Examples = {
  'closed, with something new in it': (
    <Menu
      id="menu-example"
      heading="WELCOME BACK"
      closeLabel="Close the account menu"
      items={items}
      button={{ icon: account, label: 'Profile', detail: '1 new', count: 1 }}
    />
  ),
}
