import { personCopy } from '../forms/person.ts'
import {
  EMAIL_ADDRESS,
  INVALID_EMAIL,
  NEW_PASSWORD,
  PROFILE,
  SEND_LINK,
  UNREACHABLE,
  UNREACHABLE_UNCHANGED,
  USER_EXISTS,
  YOUR_DETAILS,
} from '../shared.ts'

const { firstName, lastName, wantsNewsByEmail, email } = personCopy

const currentPassword = {
  label: 'Current password',
  problems: { REQUIRED: 'Enter your current password.', INVALID: 'This isn’t your current password.' },
} as const

/** The shopper's details. */
export const profileCopy = {
  title: PROFILE,
  subheader: YOUR_DETAILS,
  customerNumber: 'Customer number {number}. We may ask for it when you contact us.',
  details: {
    heading: 'About you',
    submit: 'Save changes',
    pending: 'Saving changes',
    form: {
      fields: {
        firstName,
        lastName,
        phone: { label: personCopy.phone.label, problems: personCopy.phone.problems },
        dateOfBirth: {
          label: 'Birthday',
          hint: 'We send you something for it.',
          problems: { REQUIRED: '', INVALID: 'Enter a date in the past, such as 17 April 1990.' },
        },
        wantsNewsByEmail,
      },
      problems: {},
    },
  },
  email: {
    heading: EMAIL_ADDRESS,
    text: 'You log in with {email}. To change it, follow the link that we send to the new address.',
    submit: SEND_LINK,
    pending: 'Sending the link',
    form: {
      fields: { newEmail: { ...email, label: 'New email' }, currentPassword },
      problems: {
        INVALID_EMAIL: { message: INVALID_EMAIL, help: 'REG01' },
        USER_EXISTS_ERROR: { message: USER_EXISTS, help: 'REG02' },
      },
    },
  },
  password: {
    heading: 'Change your password',
    submit: 'Change password',
    pending: 'Changing password',
    form: {
      fields: {
        currentPassword,
        newPassword: {
          ...personCopy.newPassword,
          label: NEW_PASSWORD,
          problems: { REQUIRED: 'Choose a new password.', INVALID: 'Choose a password other than the one so far.' },
        },
      },
      problems: {},
    },
  },
  data: {
    heading: 'Your data',
    text: 'Take a copy of what we hold about you: details, addresses, orders, wishlist and referrals.',
    download: 'Download my data',
    deleteText: 'Deleting your account can’t be undone. Your membership ends at once, and your orders and credit go with it.',
    delete: 'Delete my account',
  },
  posted: {
    done: {
      saved: { header: 'Details saved', message: 'We use them from now on.' },
      'email-sent': { header: 'Check your email', message: 'Follow the link that we sent to the new address. It works for an hour.' },
      email: { header: 'Email address changed', message: 'Log in with the new one from now on.' },
      password: { header: 'Password changed', message: 'Use the new one the next time you log in.' },
    },
    failed: {
      UNAVAILABLE: { header: 'Your data could not be collected', message: UNREACHABLE },
    },
  },
} as const

/** Following the link to a new email address. */
export const confirmEmailCopy = {
  title: 'Confirm your new email',
  lead: 'One more press, and you log in with this address from now on.',
  submit: 'Use the new email',
  confirmed: { title: 'Your email is changed', lead: 'Log in with the new address from now on.', link: 'Go to my account' },
  failed: {
    RESET_LINK_EXPIRED: 'This link is more than an hour old. Ask for a new one in your profile.',
    RESET_LINK_USED: 'This link was used before, or you asked for a newer one.',
    RESET_LINK_UNKNOWN: 'This link is not complete. Copy the whole of it from the email.',
    USER_EXISTS_ERROR: USER_EXISTS,
    UNAVAILABLE: UNREACHABLE_UNCHANGED,
  },
  profile: 'Go to my profile',
} as const

/** Deleting an account. */
export const deleteAccountCopy = {
  title: 'Delete your account',
  subheader: 'This can’t be undone.',
  list: [
    'Your membership and its perks end at once.',
    'Orders, addresses, wishlist and saved cards are deleted.',
    'Referral credit that you have not spent is lost.',
  ],
  keep: 'Keep my account',
  submit: 'Delete for good',
  pending: 'Deleting your account',
  form: {
    fields: { password: { ...currentPassword, label: 'Your password' } },
    problems: {
      ORDERS_UNDER_WAY: { message: 'An order of yours has not arrived yet. Cancel it or wait for it, and then delete your account.' },
    },
  },
  deleted: {
    title: 'Your account is deleted',
    text: 'Thank you for having been with us. You can make a new account at any time.',
    link: 'Go to the shop',
  },
} as const
