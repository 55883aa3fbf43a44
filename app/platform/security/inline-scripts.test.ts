import { describe, expect, test } from 'vitest'
import { inspectInlineScripts } from './inline-scripts.ts'
import { scriptHash } from './script-hash.ts'

const known = { scripts: ['document.documentElement.dataset.tier="guest"'], speculationRules: ['{"prefetch":[]}'] }
const inspect = (html: string) => inspectInlineScripts(html, known)

const start = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});'
const begin = '(self.__next_f=self.__next_f||[]).push([0]);'
const data = "self.__next_f.push([1,'a'])"

describe('scripts that may run', () => {
  test.each([
    ['<script>', 'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])'],
    ['<script nonce="abc">', '(self.__next_f=self.__next_f||[]).push([0])'],
    [
      '<script id="_R_">',
      '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[1]});',
    ],
    ['<script>', 'requestAnimationFrame(function(){$RT=performance.now()});'],
    ['<script>', String.raw`self.__next_f.push([1,'1:"it\'s"\n'])`],
    ['<script id="_R_">', `${start}${begin}${data}`],
    ['<script>', '$RC("B:1","S:1")'],
    ['<script>', 'document.documentElement.dataset.tier="guest"'],
    ['<SCRIPT type="text/javascript">', 'self.__next_f.push([2,null])'],
    ['<script type="speculationrules">', '{"prefetch":[]}'],
  ])('%s%s', (tag, script) => {
    expect(inspect(`<body>${tag}${script}</script>`)).toEqual({ hashes: [scriptHash(script)], refused: [] })
  })

  test('the same script twice has one hash', () => {
    expect(inspect('<script>$RC("B:1","S:1")</script><p></p><script>$RC("B:1","S:1")</script>').hashes).toHaveLength(1)
  })
})

describe('scripts that may not', () => {
  test.each([
    ['<script>', 'alert(1)'],
    ['<script>', 'self.__next_f.push([1,"a"]);alert(1)'],
    ['<script>', 'self.__next_f.push(alert(1))'],
    ['<script>', "self.__next_f.push([1,'a'+alert(1)+'b'])"],
    ['<script>', "self.__next_f.push([1,'a']);alert('b'])"],
    ['<script>', "self.__next_f.push([1,'a\\'])"],
    ['<script>', "self.__next_f.push([1,'a\n'])"],
    ['<script>', 'self.__next_f.push([1,"a"])(alert(1))'],
    ['<script>', ' self.__next_f.push([1,"a"])'],
    ['<script>', `alert(1);${begin}${data}`],
    ['<script>', `${start}alert(1);${begin}${data}`],
    ['<script>', `${start}${begin}alert(1);${data}`],
    ['<script>', `${start}${begin}${data};alert(1)`],
    ['<script>', `${start}${begin}${data};${begin}alert(1)`],
    ['<script>', 'document.documentElement.dataset.tier="guest";alert(1)'],
    ['<script data-src="x">', 'alert(1)'],
    ["<script title='a>b'>", 'alert(1)'],
    ['<script type="module">', 'import "/evil.js"'],
    ['<script type="importmap">', '{"imports":{}}'],
    ['<script type="speculationrules">', '{"prerender":[{"source":"list","urls":["/logout"]}]}'],
    ['<script type="text/babel">', 'alert(1)'],
    ['<script>', ''],
  ])('%s%s', (tag, script) => {
    expect(inspect(`<body>${tag}${script}</script>`)).toEqual({ hashes: [], refused: [script] })
  })
})

test('files and data blocks need no hash', () => {
  const html = '<script src="/a.js" async=""></script><script type="application/ld+json">{"@type":"Product"}</script>'
  expect(inspect(html)).toEqual({ hashes: [], refused: [] })
})
