import { enterCodeCopy, sendCodeCopy } from '#app/messages/forms/sign-in-code.ts'
import { loginWithCodeInputEmail, loginWithCodeInputPasscode, requestSignInCodeEmail } from '#operations/__generated__/input-limits.ts'
import { describeForm } from '../describe-form.ts'

/** Path of the page that sends a code and takes it (open point A211), without the store's prefix. */
const page = '/signin/code'

/** Asks for a code by email. */
export const sendCodeForm = describeForm({
  id: 'send-code',
  page,
  fields: { email: { kind: 'email', limits: requestSignInCodeEmail, autoComplete: 'username' } },
  copy: () => sendCodeCopy.form,
})

/** Logs in with the code. `sent` brings the page back to this form. */
export const enterCodeForm = describeForm({
  id: 'enter-code',
  page,
  fields: {
    sent: { kind: 'hidden', isOptional: true },
    email: { kind: 'email', limits: loginWithCodeInputEmail, autoComplete: 'username' },
    passcode: { kind: 'code', limits: loginWithCodeInputPasscode, autoComplete: 'one-time-code' },
  },
  copy: () => enterCodeCopy.form,
})
