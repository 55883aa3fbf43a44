import { TRY_AGAIN } from '../shared.ts'

/** Copy of a page that is read without a network. */
export const offlineCopy = {
  title: 'You’re offline | Ottilie',
  heading: 'You’re offline',
  text: 'This page has not been opened in this browser before, so there is no copy of it to show. It needs a connection.',
  retry: TRY_AGAIN,
  notice:
    'You’re offline. This is a copy of the page from your last visit. Prices and availability may have changed, and nothing can be added to your bag until you are back online.',
} as const
