/** Words of the question for consent and of the dialog of cookie preferences; the same in both stores. */
export const consentCopy = {
  question: 'Cookies, the way you like them',
  explanation: 'Some keep the shop working. The others bring you help and reviews, or tell us what works: only if you let them.',
  acceptAll: 'Accept all',
  rejectAll: 'Reject all',
  choose: 'Choose cookies',
  title: 'Cookie preferences',
  lead: 'Change your mind whenever you like. What you refuse is taken away at once.',
  save: 'Save my choice',
  close: 'Close',
  states: { on: 'On', off: 'Off' },
  necessary: 'Necessary',
  necessaryText: 'Your bag, your session and the store that you chose. Always on.',
  functional: 'Functional',
  functionalText: 'Chat with customer care, reviews from our review service, and help that knows your order.',
  analytics: 'Analytics',
  analyticsText: 'What is looked at and what is bought, so that we can mend what does not work.',
} as const
