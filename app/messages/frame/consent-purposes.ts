import { OFF, ON } from '../shared.ts'

/** The content of the cookie preferences. A separate file because it loads with the dialog. */
export const purposeCopy = {
  lead: 'Change your mind whenever you like. Turn a category off and we delete its cookies straight away.',
  details: 'Which cookies we use',
  save: 'Save my choice',
  states: { on: ON, off: OFF },
  necessary: 'Necessary',
  necessaryText: 'Your bag, your session and your store. Always on.',
  functional: 'Functional',
  functionalText: 'Chat, customer reviews, and help that knows your order.',
  analytics: 'Analytics',
  analyticsText: "What gets viewed and bought, so that we can fix what doesn't work.",
} as const
