import { Alert } from '#app/design-system/alert/Alert.tsx'
import { Button, ButtonLink } from '#app/design-system/button/Button.tsx'
import { TextField } from '#app/design-system/field/Field.tsx'
import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { Container, PageHeader } from '#app/design-system/page/Page.tsx'
import { redeemGiftCopy as copy } from '#app/messages/pages/gifts.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { redeemGiftForm } from '#app/platform/forms/descriptions/gifts.ts'
import type { ShownForm } from '#app/platform/forms/shown-form.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { GiftErrors } from './GiftErrors.tsx'
import { shownGiftField } from './gift-field.ts'
import './gift.css'

type RedeemGiftPageProps = {
  store: Store
  shown: ShownForm
  isLoggedIn: boolean
  /** The membership that a gift has just begun. */
  begun: { plan: string; until: string } | undefined
}

/** Where the code of a gift is redeemed, and what it has begun. */
export function RedeemGiftPage({ store, shown, isLoggedIn, begun }: RedeemGiftPageProps) {
  const href = (path: string) => storeHref(store, path)
  return (
    <>
      <PageHeader title={copy.title} {...(!begun && { lead: copy.lead })} />
      <Container>
        <div className="gift-redeem">
          {begun ? (
            <>
              <Alert level="success" heading={formatMessage(copy.done, { plan: begun.plan })}>
                {formatMessage(copy.doneHelp, { day: begun.until })}
              </Alert>
              <ButtonLink size={56} href={href('/shop/bestsellers')}>
                {copy.shop}
              </ButtonLink>
            </>
          ) : (
            <form id={redeemGiftForm.id} aria-label={copy.title} method="post" action="/api/gifts/redeem" noValidate className="gift-form">
              <GiftErrors form={redeemGiftForm} shown={shown} locale={store.locale} />
              <input type="hidden" name="locale" value={store.locale} />
              <TextField
                {...shownGiftField(redeemGiftForm, shown, store.locale)('code')}
                type="text"
                autoCapitalize="characters"
                spellCheck={false}
              />
              {!isLoggedIn && <p>{copy.login}</p>}
              <Button type="submit" size={56} wide>
                {copy.submit}
              </Button>
            </form>
          )}
          <TextLink standalone href={href('/gift-memberships')}>
            {copy.give}
          </TextLink>
        </div>
      </Container>
    </>
  )
}
