import { expect, test, vi } from 'vitest'
import { compileMessages } from './compile-messages.cjs'
import { formatMessage, messageParts } from './format-message.ts'

vi.mock('use-intl/format-message', () => import('use-intl/format-message/format-only'))

/** A message as compiled by the build; its type is still the text. */
const compiled = (text: string): string => JSON.parse(compileMessages(JSON.stringify(text)))

test('a compiled message keeps links and other objects as parts of the sentence', () => {
  const link = { href: '/contact' }
  expect(messageParts(compiled('Please contact {link}. Error {code}'), { link, code: 'X1' })).toEqual([
    'Please contact ',
    link,
    '. Error X1',
  ])
})

test('a compiled message chooses its plural', () => {
  const items = (count: number) => formatMessage<string>(compiled('{count, plural, one {# item} other {# items}}'), { count }, 'en-GB')
  expect([1, 2, 1200].map(items)).toEqual(['1 item', '2 items', '1,200 items'])
})
