import { TRY_AGAIN } from '../shared.ts'

/** What all pages of the account share. */
export const accountFrameCopy = {
  navigation: 'My account',
  secondLevel: 'Your favourites',
  loading: 'Loading...',
  closeNotification: 'Close the notification',
  failed: "Sorry, we couldn't load this page.",
  retry: TRY_AGAIN,
} as const
