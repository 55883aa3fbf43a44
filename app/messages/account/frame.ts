import { CLOSE_NOTIFICATION, MY_ACCOUNT, TRY_AGAIN } from '../shared.ts'

/** What all pages of the account share. */
export const accountFrameCopy = {
  navigation: MY_ACCOUNT,
  secondLevel: 'Your favourites',
  loading: 'Loading...',
  closeNotification: CLOSE_NOTIFICATION,
  failed: "Sorry, we couldn't load this page.",
  retry: TRY_AGAIN,
  sessionEnded: {
    header: 'Not saved yet',
    message: 'Your session ended before this reached us. What you typed is still here: send it again.',
  },
} as const
