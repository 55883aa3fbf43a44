/** A '.00' that ends an amount: after a currency's sign and whole digits, before no digit. */
const ZEROES = /(?<=\p{Sc}[\d,]+)(\.00)(?!\d)/u

/** Splits a text at every '.00' that ends an amount: text and zeroes in turn, starting and ending with text, which may be empty. */
export function moneyParts(words: string): string[] {
  return words.split(ZEROES)
}

/** The same text without such a '.00', for screen readers. */
export function withoutZeroes(words: string): string {
  return moneyParts(words)
    .filter((_, index) => index % 2 === 0)
    .join('')
}
