/** A '.00' that ends an amount: after a currency's sign and whole digits, before no digit. */
const ZEROES = /(?<=\p{Sc}[\d,]+)(\.00)(?!\d)/u

/** Words cut round every '.00' that ends an amount: words and zeroes by turns, beginning and ending with words, which may be none. */
export function moneyParts(words: string): string[] {
  return words.split(ZEROES)
}

/** The same words without such a '.00', for what is read out and never seen. */
export function withoutZeroes(words: string): string {
  return moneyParts(words)
    .filter((_, index) => index % 2 === 0)
    .join('')
}
