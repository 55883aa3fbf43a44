import type { ReactNode } from 'react'
import { Alert } from '#app/design-system/alert/Alert.tsx'
import { Button, ButtonLink } from '#app/design-system/button/Button.tsx'
import { Container, PageHeader } from '#app/design-system/page/Page.tsx'
import { invitationCopy as copy } from '#app/messages/pages/invitation.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { formatMajorUnits } from '#app/platform/money/major-units.ts'
import { INVITATION_PATH, INVITATION_QUERY } from '#app/platform/referral/referral-cookie.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { CodeForm } from './CodeForm.tsx'
import type { ShownInvitation } from './invitation-data.ts'
import './invitation.css'

type InvitationProps = {
  store: Store
  /** The code as the address has it. */
  code: string
  /** Null: nobody has the code. Undefined: it could not be looked up. */
  invitation: ShownInvitation | undefined
  /** True after a try to accept it that did not arrive. */
  isNotAccepted: boolean
}

/** What a friend sent: who it is from, what it brings and how to have it, or plainly why not. */
export function Invitation({ store, code, invitation, isNotAccepted }: InvitationProps) {
  const href = (path: string) => storeHref(store, path)
  if (invitation === undefined) {
    const again = `${href(INVITATION_PATH)}?${new URLSearchParams({ [INVITATION_QUERY]: code })}`
    return (
      <Told title={copy.failed.title}>
        <Alert level="error">{copy.failed.lead}</Alert>
        <ButtonLink href={again}>{copy.failed.action}</ButtonLink>
      </Told>
    )
  }
  if (invitation === null) {
    return (
      <Told title={copy.unknown.title} lead={formatMessage(copy.unknown.lead, { code })}>
        <CodeForm store={store} />
      </Told>
    )
  }
  const amount = (units: number) => formatMajorUnits(units, { ...invitation, locale: store.locale })
  const words = {
    name: invitation.sentBy,
    code: invitation.code,
    credit: amount(invitation.credit),
    from: amount(invitation.leastSpend),
  }
  const shop = <ButtonLink href={href('/shop/bestsellers')}>{copy.shop}</ButtonLink>
  switch (invitation.standing) {
    case 'OWN':
    case 'ORDERED_BEFORE': {
      const { title, lead, action } = invitation.standing === 'OWN' ? copy.own : copy.orderedBefore
      return (
        <Told title={formatMessage(title, words)} lead={formatMessage(lead, words)}>
          <ButtonLink href={href('/account/refer-a-friend')}>{action}</ButtonLink>
        </Told>
      )
    }
    case 'EXPIRED':
      return (
        <Told title={formatMessage(copy.expired.title, words)} lead={formatMessage(copy.expired.lead, words)}>
          {shop}
        </Told>
      )
    case 'OPEN':
      return (
        <Told title={formatMessage(copy.open.title, words)} lead={formatMessage(copy.open.lead, words)}>
          {isNotAccepted && <Alert level="error">{copy.open.notAccepted}</Alert>}
          <ol className="invitation-steps" aria-label={copy.open.stepsLabel}>
            {copy.open.steps.map((step) => (
              <li key={step}>{formatMessage(step, words)}</li>
            ))}
          </ol>
          <form role="none" method="post" action="/api/referral/accept" className="invitation-actions">
            <input type="hidden" name="locale" value={store.locale} />
            <input type="hidden" name="code" value={invitation.code} />
            <Button type="submit" size={56} name="to" value="shop">
              {copy.open.shop}
            </Button>
            <Button type="submit" size={56} variant="secondary" name="to" value="join">
              {copy.open.join}
            </Button>
          </form>
          <p className="invitation-kept">{formatMessage(copy.open.kept, words)}</p>
        </Told>
      )
  }
}

function Told({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <Container>
        <div className="invitation">{children}</div>
      </Container>
    </>
  )
}
