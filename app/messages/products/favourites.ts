import { TRY_AGAIN } from '../shared.ts'

/** The pages of favourites. */
export const favouritesCopy = {
  forYou: 'Just For You',
  /** Where the CMS has no banner. */
  forYouSubheader: 'Picked from what you like.',
  failed: "Sorry, we couldn't load your picks.",
  retry: TRY_AGAIN,
} as const
