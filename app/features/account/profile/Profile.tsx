import type { ReactNode } from 'react'
import { Button, ButtonLink } from '#app/design-system/button/Button.tsx'
import { profileCopy as copy } from '#app/messages/account/profile.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { HELD_FORMS_SCRIPT } from '#app/platform/first-paint/__generated__/scripts.ts'
import { deleteAccountForm } from '#app/platform/forms/descriptions/profile.ts'
import type { WordedForm } from '#app/platform/forms/shown-form.ts'
import { StaticScript } from '#app/platform/framework/static-markup/StaticScript.tsx'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import type { AccountFieldsFragment } from '#operations/__generated__/operations.ts'
import { ProfileForm } from './ProfileForm.client.tsx'
import './profile.css'

type ProfileProps = {
  store: Store
  account: AccountFieldsFragment
  /** Each form with what was typed and what was wrong with it. */
  shown: { details: WordedForm; email: WordedForm; password: WordedForm }
}

/** A shopper's details, their email and password, and what they may ask of their data. */
export function Profile({ store, account, shown }: ProfileProps) {
  const { locale } = store
  const isTyped = shown.details.problems.length > 0 || (shown.details.isResumed && Object.keys(shown.details.values).length > 0)
  const details = isTyped ? shown.details : { ...shown.details, values: valuesOf(account) }
  return (
    <div className="profile">
      <StaticScript text={HELD_FORMS_SCRIPT} />
      <Part id="details" heading={copy.details.heading}>
        <ProfileForm which="details" locale={locale} shown={details} />
        <p className="profile-note">{formatMessage(copy.customerNumber, { number: account.customerNumber })}</p>
      </Part>
      <Part id="email" heading={copy.email.heading}>
        <p>{formatMessage(copy.email.text, { email: account.email })}</p>
        <ProfileForm which="email" locale={locale} shown={shown.email} />
      </Part>
      <Part id="password" heading={copy.password.heading}>
        <ProfileForm which="password" locale={locale} shown={shown.password} />
      </Part>
      <Part id="data" heading={copy.data.heading}>
        <p>{copy.data.text}</p>
        <form role="none" method="post" action="/api/account/data">
          <input type="hidden" name="locale" value={locale} />
          <Button type="submit" variant="secondary">
            {copy.data.download}
          </Button>
        </form>
        <p>{copy.data.deleteText}</p>
        <div>
          <ButtonLink variant="quiet" href={storeHref(store, deleteAccountForm.page)}>
            {copy.data.delete}
          </ButtonLink>
        </div>
      </Part>
    </div>
  )
}

function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`profile-part-${id}`} className="profile-part">
      <h2 id={`profile-part-${id}`}>{heading}</h2>
      {children}
    </section>
  )
}

function valuesOf({ firstName, lastName, phone, dateOfBirth, wantsNewsByEmail }: AccountFieldsFragment): WordedForm['values'] {
  return {
    firstName,
    lastName,
    phone: phone ?? '',
    dateOfBirth: dateOfBirth ?? '',
    ...(wantsNewsByEmail && { wantsNewsByEmail: 'true' }),
  }
}
