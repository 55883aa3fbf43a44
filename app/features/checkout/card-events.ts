/** Dispatched on the payment form when the provider is asked for the card that was typed into its frame. */
export const CARD_ASKED = 'card-asked'

/** Dispatched on the payment form when the card cannot be used as it was typed, or the provider did not answer. */
export const CARD_REFUSED = 'card-refused'
