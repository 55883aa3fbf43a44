import { CLOSE, EMAIL_ME, OUT_OF_STOCK, TRY_AGAIN } from '../shared.ts'

/** The drawer of a product's shades. Spec §3, open points A129, A130, A135. */
export const shadesCopy = {
  shadeOptions: 'Shade Options',
  /** Names the list of shades. */
  shades: 'Shades',
  selected: 'Selected',
  /** Headings of the shades of one undertone. Open point A198. */
  undertones: { COOL: 'Cool undertone', NEUTRAL: 'Neutral undertone', WARM: 'Warm undertone' },
  outOfStock: OUT_OF_STOCK,
  addToBasket: 'Add to Basket',
  viewMoreDetails: 'View More Details',
  /** Beside a shade that is out of stock. */
  emailMe: EMAIL_ME,
  close: CLOSE,
  /** Under the drawer's title. */
  summary: '{name}, {count} shades',
  loading: 'Loading the shades',
  failed: "Sorry, we couldn't load the shades.",
  retry: TRY_AGAIN,
  /** Short label of the Member's Price. */
  memberShort: 'Member Price',
} as const
