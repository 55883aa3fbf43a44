type Situation = {
  /** The experiment on free delivery is active. */
  isFreeDeliveryActive: boolean
  isMember: boolean
  /** Of the promotional banner, where there is one. */
  messages: readonly { type: string; smallPrint?: string | null }[]
  /** Of the skinny banner that shows, where there is one. */
  skinnySmallPrint: string | null | undefined
}

/**
 * The small print below the page: of the promotional banner's message about delivery for whoever is here, else the skinny banner's own, else none.
 * Open point A93.
 */
export function smallPrintOf({ isFreeDeliveryActive, isMember, messages, skinnySmallPrint }: Situation): string | undefined {
  if (isFreeDeliveryActive) return undefined
  const type = isMember ? 'FREE_SHIPPING_AND_SAMPLES_MEMBERS' : 'FREE_SHIPPING_NON_MEMBERS'
  const own = messages.find((message) => message.type === type && message.smallPrint?.trim())?.smallPrint
  return (own ?? skinnySmallPrint)?.trim() || undefined
}
