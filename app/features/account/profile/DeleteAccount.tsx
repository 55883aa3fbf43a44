import { ButtonLink } from '#app/design-system/button/Button.tsx'
import { EmptyState } from '#app/design-system/empty-state/EmptyState.tsx'
import { Container } from '#app/design-system/page/Page.tsx'
import { deleteAccountCopy as copy } from '#app/messages/account/profile.ts'
import { HELD_FORMS_SCRIPT } from '#app/platform/first-paint/__generated__/scripts.ts'
import { profileForm } from '#app/platform/forms/descriptions/profile.ts'
import type { WordedForm } from '#app/platform/forms/shown-form.ts'
import { StaticScript } from '#app/platform/framework/static-markup/StaticScript.tsx'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { ProfileForm } from './ProfileForm.client.tsx'
import './profile.css'

/** Says what is lost, and asks for the password. */
export function DeleteAccount({ store, shown }: { store: Store; shown: WordedForm }) {
  return (
    <div className="profile">
      <StaticScript text={HELD_FORMS_SCRIPT} />
      <ul className="profile-loss">
        {copy.list.map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </ul>
      <ProfileForm
        which="delete"
        locale={store.locale}
        shown={shown}
        beside={
          <ButtonLink variant="secondary" size={56} href={storeHref(store, profileForm.page)}>
            {copy.keep}
          </ButtonLink>
        }
      />
    </div>
  )
}

/** After an account was deleted. */
export function AccountDeleted({ store }: { store: Store }) {
  const { title, text, link } = copy.deleted
  return (
    <Container className="profile-alone">
      <EmptyState heading={title} headingLevel={1} actions={<ButtonLink href={storeHref(store, '/')}>{link}</ButtonLink>}>
        <p>{text}</p>
      </EmptyState>
    </Container>
  )
}
