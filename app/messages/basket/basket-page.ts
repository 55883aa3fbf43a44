import { byLocale } from '../by-locale.ts'
import { CLOSE, FREE, ITEMS, OUT_OF_STOCK, REMOVE, SHOP_BESTSELLERS, UNDO, YOUR_BASKET } from '../shared.ts'

/** The basket page. */
export const basketPageCopy = byLocale(
  {
    /** For search engines and link previews. */
    description: "Your bag at Ottilie UK: what's in it, the total at the Typical and the Member's Price, and checkout.",
    title: YOUR_BASKET,
    items: 'Items in your bag',
    itemCount: ITEMS,
    emptyTitle: 'Your bag is empty',
    emptyText: 'Not sure where to start? Try our bestsellers.',
    emptyLink: SHOP_BESTSELLERS,
    increase: 'Increase quantity of {name}',
    decrease: 'Decrease quantity of {name}',
    quantity: 'Quantity of {name}',
    /** Below the quantity at its limit. */
    perOrder: '{max} per order',
    remove: REMOVE,
    removed: '{name} was removed from your bag.',
    changed: '{name}: quantity {count}.',
    undo: UNDO,
    close: CLOSE,
    gift: 'Gift with your order',
    free: FREE,
    outOfStock: OUT_OF_STOCK,
    summary: 'Summary',
    checkout: 'Checkout securely',
    nothingToOrder: 'Nothing in your bag is in stock. Remove what has sold out, or add something else.',
    updating: 'Updating your bag…',
    updated: 'Your bag is up to date.',
    addFailed: "Sorry, we couldn't add that. Please try again.",
    taxNote: 'Taxes included.',
  },
  {
    'en-US': {
      description: "Your bag at Ottilie US: what's in it, the total at the Typical and the Member's Price, and checkout.",
      taxNote: 'Sales tax is estimated.',
    },
  },
)

export type BasketPageCopy = ReturnType<typeof basketPageCopy>
