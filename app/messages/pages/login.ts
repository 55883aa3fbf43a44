/** The login page. */
export const loginCopy = {
  title: 'My account',
  metaTitle: 'Log in',
  lead: 'Log in to see your prices and find your bag as you left it.',
  email: 'Email',
  password: 'Password',
  submit: 'Log in',
  rejected: 'That email and password do not belong together. Check both and try again.',
  unavailable: 'We could not log you in just now. Please try again.',
  loggedIn: 'You are logged in as {name}.',
  logout: 'Sign out',
  newHere: 'New here?',
  register: 'Create an account',
} as const
