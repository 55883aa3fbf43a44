import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import formatCompiled from 'use-intl/format-message/format-only'
import { describe, expect, test } from 'vitest'
import { compileMessages } from './compile-messages.cjs'
import { formatMessage, messageParts } from './format-message.ts'

const messages = join(import.meta.dirname, '../../messages')
const sources = globSync('**/*.ts', { cwd: messages })
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => readFileSync(join(messages, path), 'utf8'))

/** The ICU messages of app/messages: quoted strings with placeholders. */
const texts = [
  ...new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/'([^'\n]*\{\w+[,}][^'\n]*)'|"([^"\n]*\{\w+[,}][^"\n]*)"/g)].map(([, a, b]) => a ?? b ?? ''),
    ),
  ),
]

describe('a message', () => {
  test('is filled with its values, whatever they look like', () => {
    expect(formatMessage('{name}: quantity {count}.', { name: '$& {count}', count: '2' })).toBe('$& {count}: quantity 2.')
  })

  test('chooses its plural and writes its number by the locale', () => {
    const items = (count: number) => formatMessage('{count, plural, =0 {Nothing} one {# item} other {# items}}', { count }, 'en-GB')
    expect([0, 1, 2, 1200].map(items)).toEqual(['Nothing', '1 item', '2 items', '1,200 items'])
  })

  test('keeps links and other objects as parts of the sentence', () => {
    const link = { href: '/contact' }
    expect(messageParts('Please contact {link}. Error {code}', { link, code: 'X1' })).toEqual(['Please contact ', link, '. Error X1'])
    expect(messageParts('Nothing to fill', {})).toEqual(['Nothing to fill'])
    expect(messageParts('{link}: {name}', { link, name: '\uE0000\uE000' })).toEqual([link, ': 0'])
  })
})

describe('the build', () => {
  test('compiles quoted messages, and leaves comments, templates and plain strings', () => {
    expect(compileMessages("a: 'Hi {name}', b: \"Don't, {name}\", c: 'don\\'t {x}'")).toBe(
      'a: ["Hi ",["name"]], b: ["Don\'t, ",["name"]], c: ["don\'t ",["x"]]',
    )
    const kept = "/** `{name}` isn't a message. */ const a = `${b}{c}` // {it's}\nconst d = 'plain'"
    expect(compileMessages(kept)).toBe(kept)
  })

  test('compiles every message of the shop to what formats like its text', () => {
    expect(texts.length).toBeGreaterThan(50)
    for (const text of texts) {
      const compiled = JSON.parse(compileMessages(JSON.stringify(text)))
      for (const count of [0, 1, 2]) {
        const values = Object.fromEntries(
          [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => [name, /plural/.test(text) && name === 'count' ? count : `<${name}>`]),
        )
        const options = {
          locale: 'en-GB',
          formatters: {
            getPluralRules: (...given: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...given),
            getNumberFormat: (...given: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...given),
          },
        }
        const shipped = formatCompiled('', compiled, values, options as Parameters<typeof formatCompiled>[3])
        expect([text, shipped]).toEqual([text, formatMessage<string>(text, values, 'en-GB')])
      }
    }
  })
})
