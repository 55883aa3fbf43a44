import { guestUser } from './guest-user.ts'

/** What a post without our scripts may change of a shopper: an order, a form of the account, a flow of the membership. */
type Standing = {
  name: string
  isMember: boolean
  hasMembershipInBag: boolean
  basketCount: number
  /** Its id is that of the plan. */
  membership?: { id: string } | undefined
}

/** A shopper's standing as one text, to be compared. */
export function shopperStanding({ name, isMember, hasMembershipInBag, basketCount, membership }: Standing): string {
  return [isMember, hasMembershipInBag, basketCount, membership?.id ?? guestUser.membership.id, name].join(' ')
}
