import { MALFORMED_EMAIL } from '../shared.ts'

const PASSWORD = 'Password'

/** Fields that several forms ask of a person. */
export const personCopy = {
  email: {
    label: 'Email',
    problems: { REQUIRED: 'Enter your email.', INVALID: MALFORMED_EMAIL },
  },
  firstName: {
    label: 'First name',
    problems: { REQUIRED: 'Enter your first name.' },
  },
  lastName: {
    label: 'Last name',
    problems: { REQUIRED: 'Enter your last name.' },
  },
  phone: {
    label: 'Mobile',
    hint: 'Only used if the courier needs to reach you.',
    problems: { REQUIRED: 'Enter your phone number.', INVALID: 'Enter a phone number with 7 to 15 digits.' },
  },
  password: {
    label: PASSWORD,
    problems: { REQUIRED: 'Enter your password.' },
  },
  newPassword: {
    label: PASSWORD,
    hint: '8 characters or more. A few words together are easy to remember and hard to guess.',
    problems: { REQUIRED: 'Choose a password.' },
  },
  wantsNewsByEmail: {
    label: 'Email me offers, launches and beauty tips. I can unsubscribe at any time.',
    problems: { REQUIRED: '' },
  },
} as const
