import { byLocale } from '../by-locale.ts'
import { BESTSELLERS, SKINCARE_QUIZ } from '../shared.ts'

/** The frame of every page. */
export const shellCopy = byLocale(
  {
    skipToContent: 'Skip to content',
    menu: 'Menu',
    closeMenu: 'Close the menu',
    mainNavigation: 'Main',
    wishlist: 'Wishlist',
    login: 'Login',
    /** Until it is known whether somebody is logged in. */
    account: 'Account',
    skipLinks: 'Skip links',
    basket: 'Basket',
    store: 'United Kingdom (GBP)',
    switchStore: 'Go to the US store',
    legal: '© Ottilie. Prices include VAT.',
  },
  {
    'en-US': {
      store: 'United States (USD)',
      switchStore: 'Go to the UK store',
      legal: '© Ottilie. Sales tax is added at checkout.',
    },
  },
)

/** Links that several features share. */
export const navCopy = { newIn: 'New In', bestsellers: BESTSELLERS, join: 'Join', quiz: SKINCARE_QUIZ } as const
