/** Kinds of card that the payment provider takes, in words: no scheme is named by its brand (open point A6). */
export const cardMarks: readonly string[] = ['Card', 'Debit']

/** Ways to pay in words: the kinds of card, wallets, and paying later. */
export const payments: readonly string[] = [...cardMarks, 'Wallet', 'Pay later']
