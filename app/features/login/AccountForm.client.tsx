'use client'

import type { ReactNode } from 'react'
import { FieldPair } from '#app/design-system/field/FieldPair.tsx'
import { Form } from '#app/design-system/form/Form.tsx'
import { FormField } from '#app/design-system/form/FormField.client.tsx'
import { TextLink } from '#app/design-system/link/TextLink.tsx'
import {
  forgotPasswordCopy,
  guestDetailsCopy,
  loginCopy,
  registerCopy,
  resetPasswordCopy,
  signInCopy,
} from '#app/messages/forms/account-forms.ts'
import {
  forgotPasswordForm,
  guestDetailsForm,
  loginForm,
  registerForm,
  resetPasswordForm,
  signInForm,
} from '#app/platform/forms/account-forms.ts'
import { type FormDescription, fieldNames } from '#app/platform/forms/describe-form.ts'
import type { WordedForm } from '#app/platform/forms/shown-form.ts'
import { useForm } from '#app/platform/forms/use-form.client.tsx'

type AccountForms = Readonly<Record<string, { form: FormDescription; action: string; copy: { submit: string; pending: string } }>>

const accountForms = {
  login: { form: loginForm, action: '/api/session/login', copy: loginCopy },
  register: { form: registerForm, action: '/api/session/register', copy: registerCopy },
  guestDetails: { form: guestDetailsForm, action: '/api/guest-details', copy: guestDetailsCopy },
  signIn: { form: signInForm, action: '/api/session/sign-in', copy: signInCopy },
  forgotPassword: { form: forgotPasswordForm, action: '/api/session/forgot-password', copy: forgotPasswordCopy },
  resetPassword: { form: resetPasswordForm, action: '/api/session/reset-password', copy: resetPasswordCopy },
} as const satisfies AccountForms

type AccountFormProps = {
  which: keyof typeof accountForms
  locale: string
  shown: WordedForm
  /** Where to go when the form is taken. */
  redirectTo?: string | undefined
  /** What to do instead about problems of these codes. */
  instead?: { codes: readonly string[]; text: string; href: string }
  /** Between the fields and the button. */
  terms?: ReactNode
  /** Below the button. */
  beside?: ReactNode
}

/** A form of these pages, by its description: posts by itself until the script is there. */
export function AccountForm({ which, locale, shown, redirectTo, instead, terms, beside }: AccountFormProps) {
  const { action, copy } = accountForms[which]
  const description: FormDescription = accountForms[which].form
  const { form, field } = useForm(description, { locale, shown })
  const { summary, ...rest } = form
  const problems = summary.problems.map((problem) =>
    instead?.codes.includes(problem.code)
      ? {
          ...problem,
          instead: (
            <TextLink standalone href={instead.href}>
              {instead.text}
            </TextLink>
          ),
        }
      : problem,
  )
  return (
    <Form
      {...rest}
      action={action}
      label={copy.submit}
      summary={{ ...summary, problems }}
      submit={copy.submit}
      pendingLabel={copy.pending}
      terms={terms}
      beside={beside}
    >
      <input type="hidden" name="locale" value={locale} />
      {redirectTo && <input type="hidden" name="redirectTo" value={redirectTo} />}
      {rowsOf(description).map((row) => {
        const fields = row.map((name) => <FormField key={name} {...field(name)} />)
        return row.length > 1 ? <FieldPair key={row[0]}>{fields}</FieldPair> : fields
      })}
    </Form>
  )
}

/** The fields in rows: first and last name stand beside each other. */
function rowsOf(form: FormDescription): string[][] {
  const names = fieldNames(form).filter((name) => name !== 'lastName')
  return names.map((name) => (name === 'firstName' ? ['firstName', 'lastName'] : [name]))
}
