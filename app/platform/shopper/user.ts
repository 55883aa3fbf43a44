import { guestUser } from './guest-user.ts'

/** User types. `non-member` has an account and never was a member. Spec §4, open point A142. */
export type UserType = 'member' | 'lapsedmember' | 'non-member' | 'guest'

/** A membership, on an account or in the basket. */
export type Membership = {
  /** The plan's id; `none:none` without one. */
  id: string
  name: string
  /** The plan's sku. */
  value?: string | undefined
  /** Such as `annually`. */
  duration?: string | undefined
}

/** The fields of a basket line that roles depend on. */
export type UserBasketItem = { type: string; membership?: Membership | undefined }

/** The user as stored under `user`. Spec §3 'User / session'. */
export type User = {
  id: string
  name: string
  firstName: string
  lastName: string
  fullName: string
  email: string
  isLoggedIn: boolean
  isMember: boolean
  hasMembership: boolean
  hasMembershipInBag: boolean
  isFreeTrialAllowed: boolean
  hasOnlyVirtualProducts: boolean
  /** True once the shopper followed the link to the skincare quiz. */
  hasClickedQuizLink: boolean
  membership: Membership
  userType: UserType
  /** A calendar day such as `1990-04-17`. */
  dateOfBirth: string | undefined
  /** An ISO instant. */
  registrationDateTime: string | undefined
  customerNumber: string | undefined
  deliveryType: string
  deliveryMethod: string | undefined
  deliveryMethodName: string | undefined
  /** Skus, newest first. */
  wishlist: readonly string[]
  basket: readonly UserBasketItem[]
  pricing: Readonly<Record<string, unknown>> | undefined
  discounts: readonly unknown[]
  includedDiscounts: readonly unknown[]
  rejectedDiscounts: readonly unknown[]
  hints: readonly unknown[]
  reviews: readonly unknown[]
  /** In minor units. */
  carriedForward: number
  /** In minor units. */
  spentSoFar: number
  profile: { prompts: readonly string[] }
}

type Fields = Readonly<Record<string, unknown>>

/** Parses a user from the contract's answer or from storage. Missing fields and those of the wrong type get their default. */
export function userOf(value: unknown): User {
  const said: Fields = isFields(value) ? value : {}
  return {
    id: text(said['id']) ?? guestUser.id,
    name: text(said['name']) ?? guestUser.name,
    firstName: text(said['firstName']) ?? guestUser.firstName,
    lastName: text(said['lastName']) ?? guestUser.lastName,
    fullName: text(said['fullName']) ?? guestUser.fullName,
    email: text(said['email']) ?? guestUser.email,
    ...standing(said),
    dateOfBirth: text(said['dateOfBirth']),
    registrationDateTime: text(said['registrationDateTime']),
    customerNumber: text(said['customerNumber']),
    deliveryType: text(said['deliveryType']) ?? 'standard',
    deliveryMethod: text(said['deliveryMethod']),
    deliveryMethodName: text(said['deliveryMethodName']),
    ...basketFacts(said),
    wishlist: texts(said['wishlist']),
    hints: list(said['hints']),
    reviews: list(said['reviews']),
    profile: { prompts: isFields(said['profile']) ? texts(said['profile']['prompts']) : [] },
  }
}

/** Status fields. */
function standing(said: Fields) {
  return {
    isLoggedIn: said['isLoggedIn'] === true,
    isMember: said['isMember'] === true,
    hasMembership: said['hasMembership'] === true,
    hasMembershipInBag: said['hasMembershipInBag'] === true,
    isFreeTrialAllowed: said['isFreeTrialAllowed'] !== false,
    hasClickedQuizLink: said['hasClickedQuizLink'] === true,
    membership: membershipOf(said['membership']) ?? guestUser.membership,
    userType: userTypeOf(said['userType']),
  }
}

/** Basket fields. */
function basketFacts(said: Fields) {
  return {
    hasOnlyVirtualProducts: said['hasOnlyVirtualProducts'] === true,
    basket: list(said['basket']).flatMap(itemOf),
    pricing: isFields(said['pricing']) ? said['pricing'] : undefined,
    discounts: list(said['discounts']),
    includedDiscounts: list(said['includedDiscounts']),
    rejectedDiscounts: list(said['rejectedDiscounts']),
    carriedForward: amount(said['carriedForward']),
    spentSoFar: amount(said['spentSoFar']),
  }
}

/** The user type from the contract's or the specification's name; undefined for any other. */
function userTypeOf(value: unknown): UserType {
  return value === 'member' || value === 'lapsedmember' || value === 'guest' ? value : 'non-member'
}

function membershipOf(value: unknown): Membership | undefined {
  if (!isFields(value) || typeof value['id'] !== 'string') return undefined
  const { id, name, value: sku, duration } = value
  return { id, name: text(name) ?? '', value: text(sku), duration: text(duration) }
}

function itemOf(value: unknown): UserBasketItem[] {
  if (!isFields(value) || typeof value['type'] !== 'string') return []
  return [{ type: value['type'], membership: membershipOf(value['membership']) }]
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function texts(value: unknown): string[] {
  return list(value).filter((entry) => typeof entry === 'string')
}

function amount(value: unknown): number {
  return Number.isSafeInteger(value) ? Number(value) : 0
}
