import { HELP_LINK, HELP_WITH_CODE, NETWORK_ERROR, OPTIONAL, SOMETHING_WRONG } from '../shared.ts'

/** What all forms say. */
export const formsCopy = {
  /** Over the list of what is wrong. */
  summary: { fields: 'Check these and try again', form: SOMETHING_WRONG },
  help: HELP_WITH_CODE,
  helpLink: HELP_LINK,
  optional: OPTIONAL,
  showPassword: 'Show',
  hidePassword: 'Hide',
  showPasswordName: 'Show password',
  hidePasswordName: 'Hide password',
  /** Of a field. */
  problems: {
    TOO_SHORT: 'Use {count, plural, one {# character} other {# characters}} or more.',
    TOO_LONG: 'Use {count, plural, one {# character} other {# characters}} or fewer.',
    INVALID: 'Check this for typing mistakes.',
  },
  /** Of any form as a whole. */
  general: {
    UNKNOWN: { message: "Sorry, that didn't work. Nothing was changed. Please try again." },
    NETWORK_ERROR: { message: NETWORK_ERROR, help: 'NET' },
    UNAVAILABLE: { message: "Sorry, we couldn't reach our server. What you typed is still here. Please try again." },
  },
  /** How hard a password is to guess, said while it is typed. */
  strength: {
    short: 'Too short: {count, plural, one {# more character} other {# more characters}}.',
    common: 'Weak: this password is on every list of common ones.',
    personal: 'Weak: it contains your name or email.',
    weak: 'Weak: make it longer, or mix in other characters.',
    fair: 'Fair: a few more characters make it strong.',
    strong: 'Strong.',
  },
} as const
