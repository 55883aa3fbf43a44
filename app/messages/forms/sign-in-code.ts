import { LOG_IN, LOGGING_IN, SENDING } from '../shared.ts'
import { personCopy } from './person.ts'

const { email } = personCopy

const ENTER_CODE = 'Enter the code from the email.'

const TOO_MANY_TRIES = {
  message: 'Too many tries with this email. Wait a few minutes and try again.',
  wait: 'Too many tries with this email. Try again in {count, plural, one {# minute} other {# minutes}}.',
} as const

/** The page that sends a code to log in with. */
export const sendCodeCopy = {
  title: 'Log in with a code',
  lead: "Enter your email and we'll send you a code. You don't need your password.",
  submit: 'Email me a code',
  pending: SENDING,
  password: 'Use my password instead',
  form: { fields: { email }, problems: { TOO_MANY_TRIES } },
} as const

/** The page that takes the code. */
export const enterCodeCopy = {
  lead: ENTER_CODE,
  sent: "If {email} has an account, we've sent it a code of 6 digits. The code works once, for 10 minutes.",
  sentAnywhere: "If that email has an account, we've sent it a code of 6 digits. The code works once, for 10 minutes.",
  submit: LOG_IN,
  pending: LOGGING_IN,
  again: 'Send a new code',
  other: 'Use another email',
  form: {
    fields: {
      sent: { label: '', problems: { REQUIRED: '' } },
      email,
      passcode: {
        label: 'Code',
        hint: '6 digits, from the newest email.',
        problems: {
          REQUIRED: ENTER_CODE,
          SIGN_IN_CODE_WRONG: "That isn't the code we sent. Check the newest email and try again.",
          SIGN_IN_CODE_EXPIRED: 'That code no longer works. Send a new one.',
        },
      },
    },
    problems: { TOO_MANY_TRIES },
  },
} as const
