import { CLOSE, CONTINUE_SHOPPING, MALFORMED_EMAIL } from '../shared.ts'

/** The newsletter form. Open point A35. */
export const newsletterCopy = {
  /** Name and placeholder of the field. */
  email: 'Enter your email address here',
  submit: 'Sign up',
  sending: 'Signing you up…',
  missing: 'Enter your email address.',
  malformed: MALFORMED_EMAIL,
  close: CLOSE,
  continue: CONTINUE_SHOPPING,
  success: { heading: 'Thank you for signing up', text: "You're on the list." },
  failure: { heading: 'Sorry, something went wrong', text: 'Please try again later.' },
} as const
