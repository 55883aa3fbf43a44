const EMAIL = /^[^\s@<>"']+@[^\s@<>"'.]+(\.[^\s@<>"'.]+)+$/

/** Addresses that simulate rejected mail, since no real mail is sent. */
const REFUSES_MAIL = /^bounce(\+[^@]*)?@/i

/** Maximum length of an email address. */
const LONGEST = 254

/** True if the text looks like an email address. */
export function isEmail(text: string): boolean {
  return text.length <= LONGEST && EMAIL.test(text)
}

/** True if mail to the address comes back. */
export function refusesMail(email: string): boolean {
  return REFUSES_MAIL.test(email)
}
