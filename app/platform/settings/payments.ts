/** Payment methods in words: no card scheme or wallet is named by its brand (open point A6). */
export const payments: readonly string[] = ['Card', 'Debit', 'Wallet', 'Pay later']
