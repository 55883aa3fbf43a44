import { deleteAccountCopy, profileCopy } from '#app/messages/account/profile.ts'
import {
  changePasswordInputCurrentPassword,
  changePasswordInputNewPassword,
  deleteAccountPassword,
  editProfileInputFirstName,
  editProfileInputLastName,
  editProfileInputPhone,
  requestEmailChangeInputCurrentPassword,
  requestEmailChangeInputNewEmail,
} from '#operations/__generated__/input-limits.ts'
import { describeForm } from '../describe-form.ts'

/** Page of the forms below, without the store's prefix. */
const PROFILE_PAGE = '/account/profile'

/** A shopper's details. */
export const profileForm = describeForm({
  id: 'profile',
  page: PROFILE_PAGE,
  fields: {
    firstName: { kind: 'text', limits: editProfileInputFirstName, autoComplete: 'given-name' },
    lastName: { kind: 'text', limits: editProfileInputLastName, autoComplete: 'family-name' },
    phone: { kind: 'tel', limits: editProfileInputPhone, autoComplete: 'tel', isOptional: true },
    // The form of the contract's scalar `Date`.
    dateOfBirth: { kind: 'date', limits: { pattern: '[0-9]{4}-[0-9]{2}-[0-9]{2}' }, autoComplete: 'bday', isOptional: true },
    wantsNewsByEmail: { kind: 'checkbox' },
  },
  copy: () => profileCopy.details.form,
})

/** Asks for a link to another email address. */
export const emailChangeForm = describeForm({
  id: 'email-change',
  page: PROFILE_PAGE,
  fields: {
    newEmail: { kind: 'email', limits: requestEmailChangeInputNewEmail, autoComplete: 'email' },
    currentPassword: { kind: 'password', limits: requestEmailChangeInputCurrentPassword, autoComplete: 'current-password' },
  },
  copy: () => profileCopy.email.form,
})

/** A new password in place of the one so far. */
export const passwordForm = describeForm({
  id: 'change-password',
  page: PROFILE_PAGE,
  fields: {
    currentPassword: { kind: 'password', limits: changePasswordInputCurrentPassword, autoComplete: 'current-password' },
    newPassword: { kind: 'new-password', limits: changePasswordInputNewPassword, autoComplete: 'new-password' },
  },
  copy: () => profileCopy.password.form,
})

/** Deletes the account. */
export const deleteAccountForm = describeForm({
  id: 'delete-account',
  page: `${PROFILE_PAGE}/delete`,
  fields: { password: { kind: 'password', limits: deleteAccountPassword, autoComplete: 'current-password' } },
  copy: () => deleteAccountCopy.form,
})
