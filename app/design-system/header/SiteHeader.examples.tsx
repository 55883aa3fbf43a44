import type { Examples } from '../examples/examples.ts'
import { account, bag, heart, menu, search } from '../icon/icons.ts'
import { HeaderButton, HeaderLink } from './HeaderTool.tsx'
import { SiteHeader } from './SiteHeader.tsx'

const nav = ['New In', 'Bestsellers', 'Makeup', 'Skincare', 'Fragrance', 'Haircare', 'Body', 'Supplements', 'Skincare Quiz'].map(
  (label) => ({
    label,
    href: `#${label}`,
    current: label === 'Bestsellers',
  }),
)

const frame = {
  home: { href: '/', wordmark: 'Ottilie' },
  navLabel: 'Shop',
  nav: [...nav, { label: 'Join Ottilie+', href: '#join', forMembership: true }],
  menu: <HeaderButton icon={menu} label="Menu" />,
  search: <HeaderButton icon={search} label="Search" />,
}

export const examples: Examples = {
  'a guest with two items': (
    <SiteHeader
      {...frame}
      tools={
        <>
          <HeaderLink icon={heart} label="Wishlist" href="#wishlist" wideOnly />
          <HeaderLink icon={account} label="Login" href="#login" />
          <HeaderLink icon={bag} label="Basket" detail="2 items" count={2} href="#basket" />
        </>
      }
    />
  ),
  'on the basket page with very much in it': (
    <SiteHeader
      {...frame}
      navLabel="Shop, from the basket"
      tools={
        <>
          <HeaderLink icon={account} label="Profile" detail="1 new" count={1} href="#profile" />
          <HeaderLink icon={bag} label="Basket" detail="120 items" count={120} />
        </>
      }
    />
  ),
  'no navigation and nothing in the bag': (
    <SiteHeader {...frame} navLabel="Nothing" nav={[]} tools={<HeaderLink icon={bag} label="Basket" href="#basket" />} />
  ),
}
