import {
  forgotPasswordCopy,
  guestDetailsCopy,
  loginCopy,
  registerCopy,
  resetPasswordCopy,
  signInCopy,
} from '#app/messages/forms/account-forms.ts'
import {
  guestDetailsInputEmail,
  guestDetailsInputFirstName,
  guestDetailsInputLastName,
  guestDetailsInputPhone,
  loginInputEmail,
  loginInputPassword,
  registerInputEmail,
  registerInputFirstName,
  registerInputLastName,
  registerInputPassword,
  requestPasswordResetEmail,
  resetPasswordInputNewPassword,
  resetPasswordInputToken,
  signInStepEmail,
} from '#operations/__generated__/input-limits.ts'
import { describeForm } from './describe-form.ts'

/** Email and password of an account. */
export const loginForm = describeForm({
  id: 'login',
  page: '/login',
  fields: {
    email: { kind: 'email', limits: loginInputEmail, autoComplete: 'username' },
    password: { kind: 'password', limits: loginInputPassword, autoComplete: 'current-password' },
  },
  copy: () => loginCopy.form,
})

/** A new account. */
export const registerForm = describeForm({
  id: 'register',
  page: '/register',
  fields: {
    firstName: { kind: 'text', limits: registerInputFirstName, autoComplete: 'given-name' },
    lastName: { kind: 'text', limits: registerInputLastName, autoComplete: 'family-name' },
    email: { kind: 'email', limits: registerInputEmail, autoComplete: 'username' },
    password: { kind: 'new-password', limits: registerInputPassword, autoComplete: 'new-password' },
    wantsNewsByEmail: { kind: 'checkbox' },
  },
  copy: () => registerCopy.form,
})

/** Who orders without an account. */
export const guestDetailsForm = describeForm({
  id: 'guest-details',
  page: '/guest-details',
  fields: {
    email: { kind: 'email', limits: guestDetailsInputEmail, autoComplete: 'email' },
    firstName: { kind: 'text', limits: guestDetailsInputFirstName, autoComplete: 'given-name' },
    lastName: { kind: 'text', limits: guestDetailsInputLastName, autoComplete: 'family-name' },
    phone: { kind: 'tel', limits: guestDetailsInputPhone, autoComplete: 'tel', isOptional: true },
    wantsNewsByEmail: { kind: 'checkbox' },
  },
  copy: () => guestDetailsCopy.form,
})

/** The first step of signing in step by step (open point A210). */
export const signInForm = describeForm({
  id: 'sign-in',
  page: '/signin',
  fields: { email: { kind: 'email', limits: signInStepEmail, autoComplete: 'username' } },
  copy: () => signInCopy.form,
})

/** Asks for a link to a new password. */
export const forgotPasswordForm = describeForm({
  id: 'forgot-password',
  page: '/forgot-password',
  fields: { email: { kind: 'email', limits: requestPasswordResetEmail, autoComplete: 'username' } },
  copy: () => forgotPasswordCopy.form,
})

/** Sets a new password by a link, whose token is in the page's address. */
export const resetPasswordForm = describeForm({
  id: 'reset-password',
  page: '/reset-password',
  fields: {
    token: { kind: 'hidden', limits: resetPasswordInputToken },
    newPassword: { kind: 'new-password', limits: resetPasswordInputNewPassword, autoComplete: 'new-password' },
  },
  copy: () => resetPasswordCopy.form,
})
