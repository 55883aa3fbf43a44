/** The longest text of a whole page, characters. Terms of a shop are several times as long as a block of a page. */
const LONGEST = 200_000

/** Whether the text of a whole page is one: neither empty nor without end. A page without its text is missing. */
export function isFitText(text: string): boolean {
  return text.trim() !== '' && text.length <= LONGEST
}
