/** Ways to pay that the shop names, in words: no card scheme or wallet is called by its brand (open point A6). */
export const payments: readonly string[] = ['Card', 'Debit', 'Wallet', 'Pay later']
