import { LOG_IN, PASSWORD_RESET_FAILED, SIGN_OUT } from '../shared.ts'

/** The login page. */
export const loginCopy = {
  title: 'My account',
  lead: 'Log in to see your prices and pick up where you left off.',
  email: 'Email',
  password: 'Password',
  submit: LOG_IN,
  rejected: "That email and password don't match. Check both and try again.",
  unavailable: "Sorry, we couldn't log you in. Please try again.",
  forgot: 'Forgot password?',
  reset: {
    sent: "If that email has an account, we've sent it a link to set a new password.",
    failed: PASSWORD_RESET_FAILED,
    'no-email': "Enter your email and we'll send you a link.",
  },
  loggedIn: "You're logged in as {name}.",
  logout: SIGN_OUT,
  newHere: 'New here?',
  register: 'Create an account',
} as const
