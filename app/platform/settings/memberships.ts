/** Skus of the gift memberships of both stores: anything added with one of these is a gift, however it is requested. Spec §4, open point A154. */
export const giftMembershipSkus: ReadonlySet<string> = new Set(['MBR-GIFT-UK', 'MBR-GIFT-US', 'MBR-PARTNER-GIFT-UK', 'MBR-PARTNER-GIFT-US'])

/** Skus of the gift memberships of one store. */
export function giftSkusIn(locale: string): readonly string[] {
  return [...giftMembershipSkus].filter((sku) => sku.endsWith(locale === 'en-US' ? '-US' : '-UK'))
}

/** Ids of the 60-day trials that renew monthly, each with its store's annual counterpart. Open point A154. */
const longerTrials: ReadonlyMap<string, string> = new Map([
  ['610801', '610802'],
  ['720801', '720802'],
])

/** The id under which a membership is added: a 60-day trial that renews monthly is replaced by the annual one. Spec §4. */
export function longerTrial(membershipId: string): string {
  return longerTrials.get(membershipId) ?? membershipId
}
