/** A piece of JSON text and its kind, for colouring. */
type JsonToken = { kind: 'key' | 'string' | 'number' | 'word' | 'sign'; text: string }

const PIECES = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|(true|false|null)/g

/** Splits JSON text into tokens for colouring. Text that is not JSON is preserved unchanged. */
export function jsonTokens(text: string): readonly JsonToken[] {
  const tokens: JsonToken[] = []
  let at = 0
  const add = (kind: JsonToken['kind'], piece: string) => piece !== '' && tokens.push({ kind, text: piece })
  for (const match of text.matchAll(PIECES)) {
    const [, string = '', colon = '', number = '', word = ''] = match
    add('sign', text.slice(at, match.index))
    add(colon === '' ? 'string' : 'key', string)
    add('sign', colon)
    add('number', number)
    add('word', word)
    at = match.index + match[0].length
  }
  add('sign', text.slice(at))
  return tokens
}
