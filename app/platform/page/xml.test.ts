// @vitest-environment jsdom
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { xmlText } from './xml.ts'

test('any text is read back from XML as it was, without what XML forbids', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
      const page = new DOMParser().parseFromString(`<t a="${xmlText(text)}">${xmlText(text)}</t>`, 'application/xml')
      // XML reads every end of line as a line feed.
      const allowed = text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '').replaceAll(/\r\n?/g, '\n')
      expect(page.documentElement.textContent).toBe(allowed)
    }),
  )
})

test('what opens an element or ends an attribute is text', () => {
  expect(xmlText(`<a b="c" d='e'>&\u0000`)).toBe('&lt;a b=&quot;c&quot; d=&apos;e&apos;&gt;&amp;')
})
