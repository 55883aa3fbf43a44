/** What asks an operation in code: its generated document (`GetBasketDocument`), or its name where the server picks the document (`send('login')`). */
const ways = (operation: string): string =>
  `\\b${operation}Document\\b|\\b(?:send|documentOf)\\(\\s*'${operation}'|\\banswerPostedAction\\([^)]*operation: '${operation}'`

/** Matches a place of code that asks the operation. Case does not matter: code generation changes that of acronyms. */
export function askingPattern(operation: string): RegExp {
  return new RegExp(ways(operation), 'i')
}

const ANY = new RegExp(ways('(\\w+)'), 'g')

/** The names of the operations that a text of code asks, in lower case. */
export function askedIn(text: string): Set<string> {
  return new Set([...text.matchAll(ANY)].flatMap(([, ...names]) => names.filter(Boolean).map((name) => name.toLowerCase())))
}
