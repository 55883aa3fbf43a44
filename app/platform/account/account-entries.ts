import { HIGHLIGHTED_SLUG, ORDER_IT_AGAIN_PATH } from './highlighted-slug.ts'

/** An entry of the account menu, in the header and on account pages. */
export type AccountEntry = {
  /** Its number, which orders entries without a position. Spec §2 'Account area'. */
  id: number
  /** Its place, before all entries without one (open point A112). */
  position?: number
  slug: string
  title: string
  /** Path without the store's prefix. */
  path: string
  /** Second level of the navigation on account pages. */
  children?: readonly AccountEntry[]
}

/** Inputs of the account menu. */
export type AccountMenuReader = {
  isMember: boolean
  /** Whether the members' entries are grouped under Your Favourites (open point A27). */
  isGathered: boolean
  showMemberBenefits: boolean
}

const everybody: readonly AccountEntry[] = [
  { id: 1, slug: 'order-history', title: 'Order History', path: '/account/order-history' },
  { id: 5, slug: 'wishlist', title: 'Wishlist', path: '/account/wishlist' },
  { id: 6, slug: 'membership-billing', title: 'Membership & Billing', path: '/account/my-membership' },
  { id: 7, slug: 'address-book', title: 'Address Book', path: '/account/address-book' },
  { id: 8, slug: 'profile', title: 'Profile', path: '/account/profile' },
]

/** Shared by Just For You and Your Favourites (open point A111). */
const FAVOURITES_PATH = '/account/favourites'

const eachByItself: readonly AccountEntry[] = [
  { id: 4, slug: 'just-for-you', title: 'Just For You', path: FAVOURITES_PATH },
  { id: 2, slug: HIGHLIGHTED_SLUG, title: 'Order It Again', path: ORDER_IT_AGAIN_PATH },
]

const gathered: readonly AccountEntry[] = [
  { id: 3, slug: 'your-favourites', title: 'Your Favourites', path: FAVOURITES_PATH, children: eachByItself },
]

const members: readonly AccountEntry[] = [
  { id: 9, slug: 'refer-a-friend', title: 'Refer a Friend', path: '/account/refer-a-friend' },
  { id: 10, slug: 'member-benefits', title: 'Member Perks', path: '/account/member-benefits' },
]

/** The entries of a shopper's account menu, in order. Spec §2 'Account area', open point A27. */
export function accountEntries({ isMember, isGathered, showMemberBenefits }: AccountMenuReader): AccountEntry[] {
  const own = isMember ? [...(isGathered ? gathered : eachByItself), ...members] : []
  return inMenuOrder([...everybody, ...own].filter(({ slug }) => slug !== 'member-benefits' || showMemberBenefits))
}

/** Entries with a position first, by it; then the others by id. */
export function inMenuOrder(entries: readonly AccountEntry[]): AccountEntry[] {
  return entries.toSorted(
    (one, other) => Number(one.position === undefined) - Number(other.position === undefined) || orderOf(one) - orderOf(other),
  )
}

function orderOf({ position, id }: AccountEntry): number {
  return position ?? id
}
