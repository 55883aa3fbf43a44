'use client'

import type { ReactNode } from 'react'
import { FieldPair } from '#app/design-system/field/FieldPair.tsx'
import { Form } from '#app/design-system/form/Form.tsx'
import { FormField } from '#app/design-system/form/FormField.client.tsx'
import { deleteAccountCopy, profileCopy } from '#app/messages/account/profile.ts'
import type { FormDescription } from '#app/platform/forms/describe-form.ts'
import { deleteAccountForm, emailChangeForm, passwordForm, profileForm } from '#app/platform/forms/descriptions/profile.ts'
import type { WordedForm } from '#app/platform/forms/shown-form.ts'
import { useForm } from '#app/platform/forms/use-form.client.tsx'

type ProfileForms = Readonly<
  Record<string, { form: FormDescription; action: string; copy: { submit: string; pending: string }; rows: readonly (readonly string[])[] }>
>

const profileForms = {
  details: {
    form: profileForm,
    action: '/api/account/profile',
    copy: profileCopy.details,
    rows: [['firstName', 'lastName'], ['dateOfBirth', 'phone'], ['wantsNewsByEmail']],
  },
  email: { form: emailChangeForm, action: '/api/account/email', copy: profileCopy.email, rows: [['newEmail'], ['currentPassword']] },
  password: {
    form: passwordForm,
    action: '/api/account/password',
    copy: profileCopy.password,
    rows: [['currentPassword'], ['newPassword']],
  },
  delete: { form: deleteAccountForm, action: '/api/account/delete', copy: deleteAccountCopy, rows: [['password']] },
} as const satisfies ProfileForms

type ProfileFormProps = {
  which: keyof typeof profileForms
  locale: string
  shown: WordedForm
  /** Below the button. */
  beside?: ReactNode
}

/** A form of the profile's pages, by its description: posts by itself until the script is there. */
export function ProfileForm({ which, locale, shown, beside }: ProfileFormProps) {
  const { action, copy, rows } = profileForms[which]
  const description: FormDescription = profileForms[which].form
  const { form, field } = useForm(description, { locale, shown })
  return (
    <Form {...form} action={action} label={copy.submit} submit={copy.submit} pendingLabel={copy.pending} beside={beside}>
      <input type="hidden" name="locale" value={locale} />
      {rows.map((row) => {
        const fields = row.map((name) => <FormField key={name} {...field(name)} />)
        return row.length > 1 ? <FieldPair key={row[0]}>{fields}</FieldPair> : fields
      })}
    </Form>
  )
}
