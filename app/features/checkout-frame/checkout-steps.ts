/** The steps from basket to order and the number that each is shown with. Spec §4; analytics number them differently (open point A81). */
export const checkoutSteps = { BASKET: 1, REGISTER: 2, CHECKOUT: 3, CONFIRMATION: 4 } as const

export type CheckoutStep = keyof typeof checkoutSteps
