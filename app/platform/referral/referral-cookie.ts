import { referralInvitationCode } from '#operations/__generated__/input-limits.ts'

/** The page of a refer-a-friend link, without the store's prefix, and the name of the code in its address. */
export const INVITATION_PATH = '/refer-a-friend'
export const INVITATION_QUERY = 'code'

/** How long the code of a link is kept, seconds. */
export const CODE_KEPT_S = 30 * 24 * 60 * 60

/** The code in the address of a refer-a-friend link; undefined if it has none that could be one. */
export function followedCode(search: URLSearchParams): string | undefined {
  const code = search.get(INVITATION_QUERY)?.trim() ?? ''
  return isReferralCode(code) ? code : undefined
}

/** The code that a page's address asks about, no longer than the contract takes; empty without one. */
export function askedCode(query: Readonly<Record<string, string | string[] | undefined>>): string {
  const given = query[INVITATION_QUERY]
  return typeof given === 'string' ? given.trim().slice(0, referralInvitationCode.maxLength) : ''
}

/** True if a text could be a code: letters, digits and hyphens, no longer than the contract takes. */
export function isReferralCode(text: string): boolean {
  return /^[\p{L}\d-]+$/u.test(text) && text.length <= referralInvitationCode.maxLength
}
