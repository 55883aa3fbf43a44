import type { ReactNode } from 'react'
import { Alert } from '#app/design-system/alert/Alert.tsx'
import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { Money } from '#app/design-system/price/Money.tsx'
import { joinStatusCopy as copy } from '#app/messages/pages/join.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import type { JoinStatus } from './join-status.ts'

type JoinStatusNoteProps = {
  status: JoinStatus
  /** Paths in the store. */
  hrefs: { basket: string; membership: string; renewal: string }
}

/**
 * What the page says to whoever is known: their plan, the way back, or what a membership does for their basket; and that the free trials are not for them, if so.
 */
export function JoinStatusNote({ status, hrefs }: JoinStatusNoteProps): ReactNode {
  return (
    <>
      <StandingNote status={status} hrefs={hrefs} />
      {status.hasUsedTrial && <p className="join-no-trials">{copy.noTrials}</p>}
    </>
  )
}

function StandingNote({ status, hrefs }: JoinStatusNoteProps): ReactNode {
  const toMembership = <TextLink href={hrefs.membership}>{copy.toMembership}</TextLink>
  const toBasket = <TextLink href={hrefs.basket}>{copy.toBasket}</TextLink>
  switch (status.kind) {
    case 'none':
      return null
    case 'basket':
      return (
        <Alert level="accent" heading={copy.basketHeading}>
          <Money>{formatMessage(copy.basket, { typical: status.typical, member: status.member, saved: status.saved })}</Money>
        </Alert>
      )
    case 'lapsed':
      return (
        <Alert level="accent" heading={copy.lapsedHeading}>
          {status.canRenew ? copy.lapsedRenewable : copy.lapsed} {status.sums && <Money>{formatMessage(copy.basket, status.sums)}</Money>}{' '}
          {status.canRenew ? <TextLink href={hrefs.renewal}>{copy.toRenewal}</TextLink> : toMembership}
        </Alert>
      )
    case 'inBasket':
      return (
        <Alert level="success" heading={formatMessage(copy.inBasketHeading, { plan: status.plan })}>
          {copy.inBasket} {status.isTrialOffer && copy.inBasketTrial} {toBasket}
        </Alert>
      )
    case 'trial':
      return (
        <Alert level="info" heading={copy.trialHeading}>
          <Money>
            {status.next
              ? formatMessage(copy.trialThen, { plan: status.plan, day: status.until, next: status.next.name, amount: status.next.amount })
              : formatMessage(copy.trial, { plan: status.plan, day: status.until })}
          </Money>{' '}
          {toMembership}
        </Alert>
      )
    case 'member':
      return (
        <Alert level="info" heading={copy.memberHeading}>
          {memberWords(status)} {toMembership}
        </Alert>
      )
  }
}

function memberWords({ plan, until, doesRenew }: Extract<JoinStatus, { kind: 'member' }>): string {
  if (until === undefined) return formatMessage(copy.member, { plan })
  return formatMessage(doesRenew ? copy.memberUntil : copy.memberEnds, { plan, day: until })
}
