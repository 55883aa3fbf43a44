/**
 * Routes that the shop names and has not built yet, by the pattern of their path, with what the page is called. Each answers with an
 * honest page that search engines leave out. This table only shrinks: whoever builds a page takes its row out.
 */
const roomsNotOpen: readonly { pattern: RegExp; title: string }[] = [
  { pattern: /^\/(quiz\/skincare)$/, title: 'Skincare Quiz' },
  { pattern: /^\/blog(\/[^/]+)?$/, title: 'The Journal' },
  { pattern: /^\/gift-memberships$/, title: 'Gift Memberships' },
  { pattern: /^\/refer-a-friend$/, title: 'Refer a Friend' },
  { pattern: /^\/(join|join-ottilie|bp\/join\/[^/]+|ottilie\/(join(\/[^/]+)?|about))$/, title: 'Join Ottilie+' },
  { pattern: /^\/checkout(\/success)?$/, title: 'Checkout' },
  { pattern: /^\/register$/, title: 'Registration' },
  { pattern: /^\/guest-details$/, title: 'Your details' },
  { pattern: /^\/signin$/, title: 'My account' },
  { pattern: /^\/account$/, title: 'My account' },
  {
    pattern: /^\/account\/(member-benefits|order-history|my-membership|profile|address-book|refer-a-friend)$/,
    title: 'My account',
  },
  { pattern: /^\/account\/my-membership\/update-payment-details$/, title: 'Update payment details' },
  { pattern: /^\/account\/favourites(\/(order-it-again|for-you))?$/, title: 'Your Favourites' },
  { pattern: /^\/legal\/terms-and-conditions$/, title: 'Terms and conditions' },
]

/** What the page at this path (without the store's prefix) will be called, or undefined when the shop names no such page. */
export function roomNotOpen(path: string): string | undefined {
  return roomsNotOpen.find(({ pattern }) => pattern.test(path))?.title
}
