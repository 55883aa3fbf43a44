import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { inspectInlineScripts } from '../../security/inline-scripts.ts'
import { putDown } from '../static-markup/elements-for-slots.ts'
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

describe('the framework’s start and the page’s data', () => {
  const start = (chunk: string) =>
    `<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${JSON.stringify({ chunk })});</script>`
  const begin = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'

  test('become one script, which does the same and which the policy lets run', () => {
    const html = compactHtml(`${start('a')}<script src="/a.js" async=""></script>${begin}${piece('0:"it\'s"')}${piece('1:"b"')}`)
    const [file, script = '', ...more] = html.split(/<script id="_R_">|(?<=[^>])<\/script>/)
    expect([file, more]).toEqual(['<script src="/a.js" async=""></script>', ['']])
    const window: { self?: unknown } = {}
    runInNewContext(script, Object.assign(window, { self: window }))
    expect(window).toMatchObject({ TURBOPACK: [{ chunk: 'a' }], __next_f: [[0], [1, '0:"it\'s"1:"b"']] })
    expect(inspectInlineScripts(html, known)).toMatchObject({ hashes: [expect.any(String)], refused: [] })
  })

  test('stay apart where something stands between them', () => {
    const html = `${start('a')}<p></p>${begin}${piece('b')}`
    expect(compactHtml(html)).toBe(html.replace('"b"', "'b'"))
  })
})

test('what describes the page is in its head alone, but for the title', () => {
  const title = '["$","title","0",{"children":"Shades of \\"red\\", [all] of them"}]'
  const rest = '["$","meta","1",{"name":"description","content":"Red\\nand more"}],["$","link","2",{"rel":"icon"}],["$","$L17","17",{}]'
  const data = `12:["$","p",null,{}]\n13:[${title},${rest}]\n14:[["$","meta","0",{"charSet":"utf-8"}]]\n`
  expect(dataOf(compactHtml(piece(data)))).toEqual([[1, data.replace(`,${rest}`, '')]])
})

test('a page that is rendered again is the same page, whatever numbers its static markup has', () => {
  const rendered = (first: string, second: string) =>
    compactHtml(piece(`["$","$L1e",null,{"id":"${first}"}],["$","a","b",{"id":"${second}"}]`))
  expect(dataOf(rendered('static:oe', 'b'))).toEqual([[1, '["$","$L1e",null,{}],["$","a","b",{"id":"b"}]']])
  const [first, second] = [putDown('one'), putDown('two')]
  expect(first).not.toBe(second)
  expect(rendered(first, 'b')).toBe(rendered(second, 'b'))
})

test.each([
  ['{"a":"$undefined"}', '{}'],
  ['{"a":"$undefined","b":1}', '{"b":1}'],
  ['{"b":1,"data-a":"$undefined","c":"$undefined"}', '{"b":1}'],
  ['{"a":"$undefined","b":"$undefined","c":["$undefined",{"d":"$undefined"}]}', '{"c":["$undefined",{}]}'],
  [JSON.stringify({ text: ',"a":"$undefined"' }), JSON.stringify({ text: ',"a":"$undefined"' })],
  // The length of a text is told before it.
  ['b:T11,,"a":"$undefined"', 'b:T11,,"a":"$undefined"'],
])('what is undefined is no property: %s', (data, left) => {
  expect(dataOf(compactHtml(piece(data)))).toEqual([[1, left]])
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
  expect(dataOf(compactHtml(html).replace(/^<script src.*?<\/script>/, ''))).toEqual([[1, JSON.stringify({ src: '/a.js' })]])
})
