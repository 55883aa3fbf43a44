/** The page of the highlighted entry. */
export const ORDER_IT_AGAIN_PATH = '/account/favourites/order-it-again'

/** Slug of the highlighted entry, and the value stored once it was seen (open point A31). */
export const HIGHLIGHTED_SLUG = 'order-it-again'
