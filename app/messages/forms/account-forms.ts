import {
  CONTINUE,
  INVALID_EMAIL,
  LOG_IN,
  LOGGING_IN,
  MY_ACCOUNT,
  NEW_PASSWORD,
  PASSWORD_RESET_FAILED,
  REGISTRATION_FAILED,
  SEND_LINK,
  SENDING,
  SIGN_OUT,
  USER_EXISTS,
  YOUR_DETAILS,
} from '../shared.ts'
import { personCopy } from './person.ts'

const { email, firstName, lastName, phone, password, newPassword, wantsNewsByEmail } = personCopy

const CREATE_ACCOUNT = 'Create an account'

/** Problems that a form's email can have, from the contract. */
const emailProblems = { INVALID_EMAIL: { message: INVALID_EMAIL, help: 'REG01' } } as const

/** The login page. */
export const loginCopy = {
  title: MY_ACCOUNT,
  lead: 'Log in to see your prices and pick up where you left off.',
  submit: LOG_IN,
  pending: LOGGING_IN,
  forgot: 'Forgot password?',
  loggedIn: "You're logged in as {name}.",
  goOn: CONTINUE,
  logout: SIGN_OUT,
  newHere: 'New here?',
  register: CREATE_ACCOUNT,
  isReset: 'Your password is changed. Log in with the new one.',
  sessionEnded: 'Your session has ended. Log in to go on where you were.',
  form: {
    fields: { email, password },
    problems: {
      LOGIN_REJECTED: { message: "That email and password don't match. Check both and try again." },
      TOO_MANY_TRIES: {
        message: 'Too many tries with this email. Wait a few minutes and try again, or set a new password.',
        wait: 'Too many tries with this email. Try again in {count, plural, one {# minute} other {# minutes}}, or set a new password.',
      },
    },
  },
} as const

/** The registration page. */
export const registerCopy = {
  title: CREATE_ACCOUNT,
  lead: 'Save your favourites, see your orders and check out faster.',
  submit: 'Create account',
  pending: 'Creating your account',
  known: 'Already have an account?',
  login: LOG_IN,
  logInInstead: 'Log in with this email',
  terms: 'By creating an account you agree to our {terms}. How we use your details is in our {privacy}.',
  termsLink: 'terms and conditions',
  privacyLink: 'privacy notice',
  form: {
    fields: { firstName, lastName, email, password: newPassword, wantsNewsByEmail },
    problems: {
      ...emailProblems,
      USER_EXISTS_ERROR: { message: USER_EXISTS, help: 'REG02' },
      REGISTRATION_ERROR: { message: REGISTRATION_FAILED, help: 'REG01' },
    },
  },
} as const

/** The page for the details of somebody who orders without an account. */
export const guestDetailsCopy = {
  title: YOUR_DETAILS,
  lead: 'Check out as a guest, without an account.',
  submit: 'Continue to checkout',
  pending: 'Saving your details',
  instead: 'Have an account? {login} or {register}.',
  login: LOG_IN,
  register: 'create one',
  form: {
    fields: {
      firstName,
      lastName,
      email: { ...email, hint: 'We send your order confirmation here.' },
      phone,
      wantsNewsByEmail,
    },
    problems: emailProblems,
  },
} as const

/** Signing in step by step: the page for the email. */
export const signInCopy = {
  title: MY_ACCOUNT,
  lead: "Enter your email. If you're new here, we'll help you create an account.",
  submit: CONTINUE,
  pending: 'One moment',
  form: { fields: { email }, problems: emailProblems },
} as const

/** The page that asks for a link to a new password. */
export const forgotPasswordCopy = {
  title: 'Forgot your password?',
  lead: "Enter your email and we'll send you a link to set a new password.",
  submit: SEND_LINK,
  pending: SENDING,
  sent: "If that email has an account, we've sent it a link to set a new password. The link works for an hour.",
  back: 'Back to log in',
  form: {
    fields: { email },
    problems: { ...emailProblems, FORGOT_PASSWORD_REQUEST_ERROR: { message: PASSWORD_RESET_FAILED, help: 'PASS01' } },
  },
} as const

/** The page that the link leads to. */
export const resetPasswordCopy = {
  title: 'Set a new password',
  lead: 'Choose a new password for your account.',
  submit: 'Save password',
  pending: 'Saving',
  newLink: 'Send me a new link',
  form: {
    fields: { token: { label: '', problems: { REQUIRED: '' } }, newPassword: { ...newPassword, label: NEW_PASSWORD } },
    problems: {
      RESET_LINK_EXPIRED: { message: 'This link is more than an hour old and no longer works.' },
      RESET_LINK_USED: { message: 'This link was already used, or a newer one was sent.' },
      RESET_LINK_UNKNOWN: { message: "This link isn't complete. Open it again from your email." },
    },
  },
} as const
