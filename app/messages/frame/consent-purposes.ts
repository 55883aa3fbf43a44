/** Words of what the dialog of cookie preferences holds, which comes when it is opened; the same in both stores. */
export const purposeCopy = {
  lead: 'Change your mind whenever you like. What you refuse is taken away at once.',
  save: 'Save my choice',
  states: { on: 'On', off: 'Off' },
  necessary: 'Necessary',
  necessaryText: 'Your bag, your session and the store that you chose. Always on.',
  functional: 'Functional',
  functionalText: 'Chat with customer care, reviews from our review service, and help that knows your order.',
  analytics: 'Analytics',
  analyticsText: 'What is looked at and what is bought, so that we can mend what does not work.',
} as const
