/** Words of the question for consent, and of the frame of the dialog of cookie preferences; the same in both stores. */
export const consentCopy = {
  question: 'Cookies, the way you like them',
  explanation: 'Some keep the shop working. The others bring you help and reviews, or tell us what works: only if you let them.',
  acceptAll: 'Accept all',
  rejectAll: 'Reject all',
  choose: 'Choose cookies',
  title: 'Cookie preferences',
  close: 'Close',
  notLoaded: 'Your choices could not be loaded. Reload the page to try again.',
} as const
