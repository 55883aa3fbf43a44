import { byLocale } from '../by-locale.ts'

/** The basket's page. */
export const basketPageCopy = byLocale(
  {
    /** For search engines and link previews. */
    description: "Your bag at Ottilie UK: what is in it, what it comes to at the Typical and the Member's Price, and the way to checkout.",
    title: 'Your bag',
    metaTitle: 'Your bag',
    items: 'Items in your bag',
    itemCount: '{count, plural, one {# item} other {# items}}',
    emptyTitle: 'Your bag is empty',
    emptyText: 'Bestsellers are a good place to begin.',
    emptyLink: 'Shop Bestsellers',
    increase: 'Increase quantity of {name}',
    decrease: 'Decrease quantity of {name}',
    quantity: 'Quantity of {name}',
    remove: 'Remove',
    removed: '{name} was removed from your bag.',
    changed: '{name}: quantity {count}.',
    undo: 'Undo',
    close: 'Close',
    closeError: 'Close the notification',
    gift: 'Gift with your order',
    free: 'Free',
    outOfStock: 'Out of stock',
    summary: 'Summary',
    checkout: 'Checkout securely',
    updating: 'Updating your bag…',
    updated: 'Your bag is up to date.',
    addFailed: 'That could not be added. Please try again.',
    taxNote: 'Taxes included.',
  },
  {
    'en-US': {
      description:
        "Your bag at Ottilie US: what is in it, what it comes to at the Typical and the Member's Price, and the way to checkout.",
      taxNote: 'Sales tax is estimated.',
    },
  },
)

export type BasketPageCopy = ReturnType<typeof basketPageCopy>
