import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonText, laidOut } from './json-text.ts'
import { jsonTokens } from './json-tokens.ts'

test('colouring loses nothing of any text', () => {
  const joined = (text: string) =>
    jsonTokens(text)
      .map((token) => token.text)
      .join('')
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(joined(text)).toBe(text)
    }),
  )
})

test('keys, texts, numbers and words are told apart, also where a text looks like one of them', () => {
  const kinds = jsonTokens('{"a": "true: 1", "b": -1.5e3, "c": null}').filter(({ kind }) => kind !== 'sign')
  expect(kinds.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'key "a"',
    'string "true: 1"',
    'key "b"',
    'number -1.5e3',
    'key "c"',
    'word null',
  ])
})

test('what is laid out is the same JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(jsonText(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

test('short parts stay on one line, long ones do not, and text that is no JSON stays as it is', () => {
  expect(jsonText({ total: { gross: 2600 }, list: [] })).toBe('{ "total": { "gross": 2600 }, "list": [] }')
  expect(jsonText({ first: 'x'.repeat(30), second: 'y'.repeat(30) }).split('\n')).toHaveLength(4)
  expect(laidOut('<html>')).toBe('<html>')
})
