import { expect, test } from 'vitest'
import { keptHtml } from './kept-html.ts'

const piece = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`

test('the pieces of a page’s data become one, letter for letter', () => {
  const texts = ['0:"a \\" quote"\n', '1:"]) and \\\\"', '2:{"é":"\u{1F484}"}']
  expect(keptHtml(`<p>${texts.map(piece).join('')}</p>`)).toBe(`<p>${piece(texts.join(''))}</p>`)
})

test('only pieces of text that stand side by side are joined', () => {
  const html = `<script>self.__next_f.push([3,"AAEC"])</script>${piece('a')}<p>"])</p>${piece('b')}<script>(self.__next_f=self.__next_f||[]).push([0])</script>`
  expect(keptHtml(html)).toBe(html)
})

test('the nonce of the request that caused the page is dropped, and the words of the page are not', () => {
  const nonced =
    '<script src="/a.js" async="" nonce="aA0+/w=="></script><script nonce="aA0+/w==">self.__next_f.push([1,"nonce=\\"aA0\\""])</script>'
  expect(keptHtml(`${nonced}<p nonce-like=" nonce=&quot;"> nonce</p>`)).toBe(
    '<script src="/a.js" async=""></script><script>self.__next_f.push([1,"nonce=\\"aA0\\""])</script><p nonce-like=" nonce=&quot;"> nonce</p>',
  )
})
