import { TRY_AGAIN } from '../shared.ts'

/** The pages of favourites. */
export const favouritesCopy = {
  forYou: 'Just For You',
  failed: "Sorry, we couldn't load your picks.",
  retry: TRY_AGAIN,
} as const
