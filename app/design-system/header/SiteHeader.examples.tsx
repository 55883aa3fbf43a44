import type { Examples } from '../examples/examples.ts'
import { lipstickPicture } from '../examples/goods.ts'
import { account, basket, heart, menu, search } from '../icon/icons.ts'
import { HeaderButton, HeaderLink } from './HeaderTool.tsx'
import { NavBar } from './NavBar.tsx'
import type { NavItem } from './nav-item.ts'
import { SiteHeader } from './SiteHeader.tsx'

const links = (...labels: string[]) => labels.map((label) => ({ label, href: `#${label}` }))

const items: readonly NavItem[] = [
  ...links('New In', 'Bestsellers'),
  {
    label: 'Makeup',
    current: true,
    columns: [
      { title: 'Lips', links: links('Lipstick', 'Lip gloss') },
      { title: 'Face', links: links('Foundation', 'All Makeup') },
    ],
    promo: { href: '#lipstick', label: 'Ribbon Satin Lipstick, in eighteen shades', picture: lipstickPicture },
  },
  { label: 'Fragrance', columns: [{ links: links('Perfume', 'Candles') }] },
  { label: 'Join', href: '#join', highlighted: true },
  { label: 'Supplements', columns: [{ links: links('Capsules', 'Gummies') }] },
  ...links('Journal'),
]

const frame = {
  home: { href: '/', wordmark: 'Ottilie' },
  menu: <HeaderButton icon={menu} label="Menu" />,
  search: <HeaderButton icon={search} label="Search" />,
}

export const examples: Examples = {
  'a guest with two items': (
    <SiteHeader
      {...frame}
      nav={<NavBar label="Shop" items={items} shown={5} moreLabel="More" />}
      tools={
        <>
          <HeaderLink icon={heart} label="Wishlist" href="#wishlist" wideOnly />
          <HeaderLink icon={account} label="Login" href="#login" />
          <HeaderLink icon={basket} label="Basket" detail="2 items" count={2} href="#basket" />
        </>
      }
    />
  ),
  'on the basket page with very much in it': (
    <SiteHeader
      {...frame}
      nav={<NavBar label="Shop, from the basket" items={items} shown={9} moreLabel="More" />}
      tools={
        <>
          <HeaderLink icon={account} label="Profile" detail="1 new" count={1} href="#profile" />
          <HeaderLink icon={basket} label="Basket" detail="120 items" count={120} />
        </>
      }
    />
  ),
  'a word that is far too long': (
    <SiteHeader
      {...frame}
      nav={<NavBar label="Long" items={links('Everything that was ever made for lips, by anybody', 'New In')} shown={9} moreLabel="More" />}
      tools={<HeaderLink icon={basket} label="Basket" href="#basket" />}
    />
  ),
}
