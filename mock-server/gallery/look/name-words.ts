/** A name as words: `fetchPolicy` and `fetch-policy` as "Fetch policy". */
export function nameWords(name: string): string {
  const text = name.replaceAll('-', ' ').replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return text.charAt(0).toUpperCase() + text.slice(1)
}
