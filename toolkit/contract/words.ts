import { nearestNames } from '#mock-server/scenarios/nearest-names.ts'

/** ` Did you mean check or impact?`: the known names that are nearest to an unknown one. Empty when no name is known. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const near = nearestNames(word, known, 2)
  return near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : ''
}

/** Something that was typed wrong; the message says what is wanted. */
export class WordsError extends Error {
  override readonly name = 'WordsError'
}

/** Throws `WordsError` with near names for operations that do not exist. */
export function refuseUnknownOperations(names: readonly string[], operations: readonly { name: string }[]): void {
  const known = operations.map(({ name }) => name)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined) throw new WordsError(`There is no operation ${unknown}.${didYouMean(unknown, known)}`)
}

/** The address of `--endpoint`. Throws `WordsError`. */
export function urlOf(endpoint: string | undefined): URL {
  if (endpoint === undefined) throw new WordsError('Say which endpoint: --endpoint https://api.example.com/graphql')
  const url = URL.parse(endpoint)
  if (!url || !/^https?:$/.test(url.protocol))
    throw new WordsError(`--endpoint is an address as https://api.example.com/graphql, and not "${endpoint}".`)
  return url
}

/** The headers of `--header 'Name: value'`. Throws `WordsError`. */
export function headersOf(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(':')
      const [name, value] = [line.slice(0, at).trim(), line.slice(at + 1).trim()]
      if (at < 1 || !/^[\w-]+$/.test(name)) throw new WordsError(`--header is written as 'Name: value', and not "${line}".`)
      return [name, value]
    }),
  )
}
