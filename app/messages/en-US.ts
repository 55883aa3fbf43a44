import { enGB, type Messages } from './en-GB.ts'

/** What the shop says in the US store: the UK store's words, but where the country changes them. */
export const enUS: Messages = {
  ...enGB,
  shell: {
    ...enGB.shell,
    store: 'United States (USD)',
    switchStore: 'Go to the UK store',
    legal: '© Ottilie. Sales tax is added at checkout.',
  },
  descriptions: {
    basket: "Your bag at Ottilie US: what is in it, what it comes to at the Typical and the Member's Price, and the way to checkout.",
    search: 'Search Ottilie US for makeup, skincare, fragrance and more: by name, by ingredient, or by what it is for.',
  },
  home: { ...enGB.home, headline: 'Pay for the color, not the counter.' },
  product: {
    ...enGB.product,
    deliveryPromise: 'Standard delivery $4.95, free on orders over $30',
    samplesPromise: 'Members choose 3 free samples when they spend $50',
    deliveryText: 'Standard delivery is $4.95 and free over $30. Changed your mind? Return it within 30 days, even if you have tried it.',
  },
  basket: { ...enGB.basket, taxNote: 'Sales tax is estimated.' },
}
