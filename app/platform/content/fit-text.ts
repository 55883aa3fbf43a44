/** The longest text of a whole page, characters. Terms of a shop are several times as long as a block of a page. */
const LONGEST = 200_000

/**
 * Whether the text of a whole page is one: neither empty nor without end. A page without its text is missing. Answers of another version of the contract may
 * have any form.
 */
export function isFitText(text: unknown): text is string {
  return typeof text === 'string' && text.trim() !== '' && text.length <= LONGEST
}
