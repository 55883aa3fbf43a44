import { Alert } from '#app/design-system/alert/Alert.tsx'
import { Button, ButtonLink } from '#app/design-system/button/Button.tsx'
import { Container, PageHeader } from '#app/design-system/page/Page.tsx'
import { confirmEmailCopy as copy } from '#app/messages/account/profile.ts'
import { profileForm } from '#app/platform/forms/descriptions/profile.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import './profile.css'

type ConfirmEmailProps = {
  store: Store
  token: string
  isConfirmed: boolean
  /** Why the link does not work. */
  failed: string | undefined
}

/** Where the link to a new email address leads: it asks for a press, because programs that check emails follow their links, too. */
export function ConfirmEmail({ store, token, isConfirmed, failed }: ConfirmEmailProps) {
  if (isConfirmed) {
    return (
      <>
        <PageHeader title={copy.confirmed.title} lead={copy.confirmed.lead} />
        <Container>
          <ButtonLink href={storeHref(store, '/account')}>{copy.confirmed.link}</ButtonLink>
        </Container>
      </>
    )
  }
  const words = failed !== undefined && (Object.entries(copy.failed).find(([code]) => code === failed)?.[1] ?? copy.failed.UNAVAILABLE)
  return (
    <>
      <PageHeader title={copy.title} lead={copy.lead} />
      <Container>
        <div className="profile">
          {words && <Alert level="error">{words}</Alert>}
          <form role="none" method="post" action="/api/account/email/confirm">
            <input type="hidden" name="locale" value={store.locale} />
            <input type="hidden" name="token" value={token} />
            <Button type="submit" size={56}>
              {copy.submit}
            </Button>
          </form>
          <div>
            <ButtonLink variant="quiet" href={storeHref(store, profileForm.page)}>
              {copy.profile}
            </ButtonLink>
          </div>
        </div>
      </Container>
    </>
  )
}
