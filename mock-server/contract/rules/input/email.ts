const EMAIL = /^[^\s@<>"']+@[^\s@<>"'.]+(\.[^\s@<>"'.]+)+$/

/** The longest address that mail allows. */
const LONGEST = 254

/** True for what looks like an email address. */
export function isEmail(text: string): boolean {
  return text.length <= LONGEST && EMAIL.test(text)
}
