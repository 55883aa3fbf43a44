type Situation = {
  /** The free-delivery experiment is active. */
  isFreeDeliveryActive: boolean
  isMember: boolean
  /** Messages of the promotional banner, if any. */
  messages: readonly { type: string; smallPrint?: string | null }[]
  /** Small print of the visible skinny banner, if any. */
  skinnySmallPrint: string | null | undefined
}

/**
 * The small print below the page: that of the promotional banner's delivery message for this shopper, else the skinny banner's, else none.
 * Open point A93.
 */
export function smallPrintOf({ isFreeDeliveryActive, isMember, messages, skinnySmallPrint }: Situation): string | undefined {
  if (isFreeDeliveryActive) return undefined
  const type = isMember ? 'FREE_SHIPPING_AND_SAMPLES_MEMBERS' : 'FREE_SHIPPING_NON_MEMBERS'
  const own = messages.find((message) => message.type === type && message.smallPrint?.trim())?.smallPrint
  return (own ?? skinnySmallPrint)?.trim() || undefined
}
