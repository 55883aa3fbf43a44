import type { Examples } from '../examples/examples.ts'
import { account, heart } from '../icon/icons.ts'
import { BottomBar } from './BottomBar.tsx'

export const examples: Examples = {
  'two places of a shopper, on phones only': (
    <BottomBar
      label="Your account"
      links={[
        { icon: account, label: 'My Account', href: '#account' },
        { icon: heart, label: 'My Wishlist', href: '#wishlist' },
      ]}
    />
  ),
}
