/** Letters and digits of a code: none that is read as another, as O and 0. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A code as it is written in the email, as `GIFT-7KQ2-MX4B`, from two numbers of 32 bits. */
export function writtenCode(first: number, second: number): string {
  return `GIFT-${group(first)}-${group(second)}`
}

/** Four signs from the low 20 bits of a number. */
function group(bits: number): string {
  return Array.from({ length: 4 }, (_, at) => SIGNS[(bits >>> (5 * at)) & 31]).join('')
}

/** True if two codes are the same, however they are typed. */
export function isSameGiftCode(written: string, typed: string): boolean {
  return bare(written) === bare(typed)
}

function bare(code: string): string {
  return code.replaceAll(/[\s\p{Pd}]/gu, '').toUpperCase()
}
