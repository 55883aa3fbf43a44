// @vitest-environment jsdom
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostileCorpus } from '#fixtures/content/hostile-corpus.ts'
import { markdownHtml } from './markdown-html.ts'
import { isSafeLink } from './safe-link.ts'
import { sanitisedHtml } from './sanitised-html.ts'

/* Hostile input: fragments of attacks in any order, with anything in between. */
const fragment = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom('javascript', 'vbscript', 'data', 'text/html', 'image/png', ':', '&colon;', '&#58;', '&#x3A;', '&amp;'),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom('[', ']', '(', ')', '<', '>', '"', "'", '`', '!', '\\', '/', '=', '&', ';', '#', '\n', '\t', ' ', '\0'),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      '[x](',
      '![x](',
      '<a href="',
      '<a href=',
      '</a>',
      '<img src=x onerror=',
      '<script>',
      '</script>',
      '<svg onload=',
      '<p style="',
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'alert(1)',
      'onclick=alert(1)',
      '<!--',
      '-->',
      '<![CDATA[',
      '<style>',
      '<math>',
      '<template>',
      '<iframe srcdoc="',
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 4 }) },
)
const hostile = fc.array(fragment, { maxLength: 14 }).map((parts) => parts.join(''))

const MARKDOWN_TAGS = /^(A|BLOCKQUOTE|BR|CODE|EM|H[2-6]|HR|IMG|LI|OL|P|PRE|STRONG|UL)$/
const MARKDOWN_ATTRIBUTES = /^(href|src|alt|title|rel|start|class)$/
const HTML_TAGS =
  /^(A|ABBR|B|BR|CODE|EM|I|S|SMALL|SPAN|STRONG|SUB|SUP|U|BLOCKQUOTE|DD|DL|DT|H[2-4]|HR|LI|OL|P|UL|CAPTION|TABLE|TBODY|TD|TH|THEAD|TR)$/
const HTML_ATTRIBUTES = /^(href|title|rel|colspan|rowspan|scope)$/

/** Forbidden content, found by parsing as a browser does, so that obfuscated content is also found. */
function harm(html: string, tags: RegExp, attributes: RegExp): string[] {
  const { body, head } = new DOMParser().parseFromString(html, 'text/html')
  return [
    ...[...head.children, ...body.querySelectorAll('*')].filter(({ tagName }) => !tags.test(tagName)).map(({ tagName }) => tagName),
    ...[...body.querySelectorAll('*')]
      .flatMap((element) => [...element.attributes])
      .filter(({ name, value }) => !attributes.test(name) || (/^(href|src)$/.test(name) && !isFollowable(value)))
      .map(({ name, value }) => `${name}=${value}`),
  ]
}

/** Also checks the scheme with the browser's own URL parser. */
function isFollowable(target: string): boolean {
  if (!URL.canParse(target, 'https://shop.example')) return isSafeLink(target)
  const { protocol, pathname } = new URL(target, 'https://shop.example')
  return isSafeLink(target) && /^(https?:|mailto:|tel:|image\/)/i.test(protocol === 'data:' ? pathname : protocol)
}

test('nothing in Markdown becomes more than text and safe links [MARKDOWN-01, MARKDOWN-02, MARKDOWN-03]', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      expect(harm(markdownHtml(text), MARKDOWN_TAGS, MARKDOWN_ATTRIBUTES)).toEqual([])
    }),
    { numRuns: 150 },
  )
})

test('no target of a link in Markdown leads to a script', () => {
  fc.assert(
    fc.property(hostile, (target) => {
      expect(harm(markdownHtml(`[text](${target})`), MARKDOWN_TAGS, MARKDOWN_ATTRIBUTES)).toEqual([])
    }),
    { numRuns: 150 },
  )
})

test('nothing in HTML becomes more than text and safe links', () => {
  fc.assert(
    fc.property(hostile, (html) => {
      expect(harm(sanitisedHtml(html), HTML_TAGS, HTML_ATTRIBUTES)).toEqual([])
    }),
    { numRuns: 150 },
  )
})

test('what is sanitised once stays as it is', () => {
  fc.assert(
    fc.property(hostile, (html) => {
      const once = sanitisedHtml(html)
      expect(sanitisedHtml(once)).toBe(once)
    }),
  )
})

test('no case of the known filter evasions does anything, in Markdown or HTML [MARKDOWN-01, MARKDOWN-02, MARKDOWN-03]', () => {
  expect(new Set(hostileCorpus).size).toBeGreaterThanOrEqual(500)
  const harmful = hostileCorpus.filter(
    (text) =>
      harm(markdownHtml(text), MARKDOWN_TAGS, MARKDOWN_ATTRIBUTES).length > 0 ||
      harm(sanitisedHtml(text), HTML_TAGS, HTML_ATTRIBUTES).length > 0,
  )
  expect(harmful).toEqual([])
})
