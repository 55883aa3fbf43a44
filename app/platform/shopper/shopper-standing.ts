/** What a post without our scripts may change of a shopper: an order, a form of the account. */
type Standing = { name: string; isMember: boolean; hasMembershipInBag: boolean; basketCount: number }

/** A shopper's standing as one text, to be compared. */
export function shopperStanding({ name, isMember, hasMembershipInBag, basketCount }: Standing): string {
  return [isMember, hasMembershipInBag, basketCount, name].join(' ')
}
