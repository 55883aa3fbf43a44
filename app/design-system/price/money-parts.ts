/** A trailing '.00' of an amount: after a currency sign and whole digits, not followed by a digit. */
const ZEROES = /(?<=\p{Sc}[\d,]+)(\.00)(?!\d)/u

/** Splits a text at each trailing '.00' of an amount: alternates text and zeroes, starting and ending with text, which may be empty. */
export function moneyParts(words: string): string[] {
  return words.split(ZEROES)
}

/** The text without trailing '.00's, for screen readers. */
export function withoutZeroes(words: string): string {
  return moneyParts(words)
    .filter((_, index) => index % 2 === 0)
    .join('')
}
