import type { Examples } from '../examples/examples.ts'
import { account, basket, heart } from '../icon/icons.ts'
import { BottomBar } from './BottomBar.tsx'

// The box is the window whose edge the bar stands at.
export const examples: Examples = {
  'places of a shopper, on phones only': (
    <div style={{ contain: 'layout', blockSize: '8rem' }}>
      <BottomBar
        label="Your account"
        links={[
          { icon: account, label: 'My Account', href: '#account' },
          { icon: heart, label: 'My Wishlist', href: '#wishlist' },
          { icon: basket, label: 'Basket', href: '#basket', count: 2, detail: '2 items' },
        ]}
      />
    </div>
  ),
}
