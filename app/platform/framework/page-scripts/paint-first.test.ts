import { describe, expect, test } from 'vitest'
import { START_SCRIPTS_SCRIPT } from '../../first-paint/__generated__/scripts.ts'
import { paintFirst, paintPageFirst } from './paint-first.ts'

const starter = `<script>${START_SCRIPTS_SCRIPT}</script>`
const page = [
  '<!DOCTYPE html><html lang="en-GB"><head><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
  '<link rel="preload" as="script" fetchPriority="low" nonce="aA0=" href="/_next/static/chunks/main.js"/>',
  '<script src="/_next/static/chunks/b.js" async="" nonce="aA0="></script>',
  '<script src="/_next/static/chunks/old.js" noModule="" nonce="aA0="></script></head><body><p>1 &lt; 2, “é”</p>',
  '<script nonce="aA0=">self.__next_f.push([1,"a < b"])</script>',
  '<script src="/_next/static/chunks/main.js" nonce="aA0=" async=""></script><script src="https://other.example/x.js" async=""></script>',
  '</body></html>',
].join('')
const rewritten = [
  '<!DOCTYPE html><html lang="en-GB"><head><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
  '<link rel="dns-prefetch" href="/_next/static/chunks/main.js"/>',
  '<link rel="dns-prefetch" href="/_next/static/chunks/b.js"/>',
  `${starter}</head><body><p>1 &lt; 2, “é”</p>`,
  '<script nonce="aA0=">self.__next_f.push([1,"a < b"])</script>',
  '<script src="https://other.example/x.js" async=""></script>',
  '</body></html>',
].join('')

/** The page rewritten in pieces that are cut at these places. */
function inPieces(...cuts: readonly number[]): string {
  const { take, rest } = paintFirst()
  const edges = [0, ...cuts, page.length]
  return (
    edges
      .slice(1)
      .map((edge, index) => take(page.slice(edges[index], edge)))
      .join('') + rest()
  )
}

describe('a page paints first', () => {
  test('its scripts and their preloads are only named, each once and in order, and the head ends with what loads them; one for browsers without modules is gone', () => {
    expect(paintPageFirst(page)).toBe(rewritten)
  })

  test('wherever its pieces are cut', () => {
    for (let cut = 0; cut <= page.length; cut += 1) expect(inPieces(cut), `cut at ${cut}`).toBe(rewritten)
    expect(inPieces(...Array.from(page, (_, index) => index))).toBe(rewritten)
  })

  test('and stays as it is the second time', () => {
    expect(paintPageFirst(rewritten)).toBe(rewritten)
  })
})

test('text without an end is passed on: only the start of an element waits for the next piece', () => {
  const { take, rest } = paintFirst()
  expect(take('<p>one</p><scri')).toBe('<p>one</p>')
  expect(take('pt>if (a <')).toBe('<script>if (a ')
  const long = 'b'.repeat(1_000)
  expect(take(long)).toBe(`<${long}`)
  expect(rest()).toBe('')
})
