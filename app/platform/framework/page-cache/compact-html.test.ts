import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { inspectInlineScripts } from '../../security/inline-scripts.ts'
import { compactHtml } from './compact-html.ts'

const piece = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])</script>`
const known = { scripts: [], speculationRules: [] }

/** What a page's scripts add to its data when they run, as in a browser. */
function dataOf(html: string): unknown[] {
  const queue: unknown[] = []
  for (const [, script = ''] of html.matchAll(/<script>(.*?)<\/script>/gs)) runInNewContext(script, { self: { __next_f: queue } })
  return queue
}

test('the pieces of a page’s data become one script with the same data, which the policy lets run', () => {
  const texts = ['0:"a \\" quote"\n', '1:"]) \\\\" and it\'s', '2:{"é":"\u{1F484}\u2028</script><b>\\\'"}', "'", '"']
  const html = compactHtml(`<p>it's "here"</p>${texts.map(piece).join('')}`)
  expect(dataOf(html)).toEqual([[1, texts.join('')]])
  expect(html).toMatch(/^<p>it's "here"<\/p><script>/)
  expect(inspectInlineScripts(html, known)).toMatchObject({ hashes: [expect.any(String)], refused: [] })
})

test('only adjacent pieces of text are joined', () => {
  const html = `<script>self.__next_f.push([3,"AAEC"])</script>${piece('a')}<p>"])</p>${piece('b')}`
  expect(dataOf(compactHtml(html))).toEqual([
    [3, 'AAEC'],
    [1, 'a'],
    [1, 'b'],
  ])
})

test('the nonce of the request that caused the page is dropped; the same letters in the page’s text stay', () => {
  const nonced =
    '<script src="/a.js" async="" nonce="aA0+/w=="></script><script nonce="aA0+/w==">self.__next_f.push([1,"nonce=\\"aA0\\""])</script>'
  expect(compactHtml(`${nonced}<p nonce-like=" nonce=&quot;"> nonce</p>`)).toBe(
    `<script src="/a.js" async=""></script><script>self.__next_f.push([1,'nonce="aA0"'])</script><p nonce-like=" nonce=&quot;"> nonce</p>`,
  )
})

test('nor is that nonce a property in the page’s data', () => {
  const data = { src: '/a.js', nonce: 'aA0+/w==' }
  const html = `<script src="/a.js" async="" nonce="aA0+/w=="></script>${piece(JSON.stringify(data))}`
  expect(dataOf(compactHtml(html).replace(/^<script src.*?<\/script>/, ''))).toEqual([
    [1, JSON.stringify({ src: '/a.js', nonce: '$undefined' })],
  ])
})
