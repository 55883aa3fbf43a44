import { expect, test } from 'vitest'
import { LATER_SCRIPT_FOLDER, LATER_SCRIPT_REL } from '#app/platform/first-paint/later-scripts.ts'
import { isBlocked, isBuildFile, isFont, mayKeepPage, missingOfflinePage, offlineCopyOf } from './kept-pages.ts'

const answer = (caching: string, { ok = true, redirected = false, type = 'text/html; charset=utf-8' } = {}) => ({
  ok,
  redirected,
  headers: new Headers({ 'content-type': type, 'cache-control': caching }),
})

test.each([
  ['s-maxage=300, stale-while-revalidate=31535700', true],
  ['private, no-cache, no-store, max-age=0, must-revalidate', false],
  ['private, s-maxage=300', false],
  ['no-store, s-maxage=300', false],
  ['public, max-age=300', false],
  ['', false],
])('a page that is sent with "%s" may be kept: %s', (caching, isKept) => {
  expect(mayKeepPage(answer(caching))).toBe(isKept)
})

test.each([{ ok: false }, { redirected: true }, { type: 'application/json' }])('an answer with %j is not kept', (facts) => {
  expect(mayKeepPage(answer('s-maxage=300', facts))).toBe(false)
})

test.each([
  ['/_next/static/chunks/a.js', 'build'],
  ['/fonts/a.woff2', 'font'],
  ['/api/graphql', 'neither'],
  ['/basket', 'neither'],
  ['/images/a.avif', 'neither'],
])('%s is a file of the build, a font or neither: %s', (path, kind) => {
  expect([isBuildFile(path), isFont(path)]).toEqual([kind === 'build', kind === 'font'])
})

test.each([
  ['https://chat.example/widget.js', true, true],
  ['https://shop.example:4000/widget.js', true, false],
  ['https://chat.example/widget.js', false, false],
  ['blob:https://chat.example/1', true, false],
])('%s is blocked where blocking is %s: %s', (url, blocksExternals, expected) => {
  expect(isBlocked(new URL(url), { blocksExternals, hostname: 'shop.example' })).toBe(expected)
})

test('a copy says what it is before anything else, and brings no script of its own address', () => {
  const later = `<link rel="${LATER_SCRIPT_REL}" href="${LATER_SCRIPT_FOLDER}chunks/a.js"/>`
  const page = `<html><head><link rel="stylesheet" href="/_next/static/a.css">${later}</head><body class="x"><h1>Makeup</h1><script src="/b.js" async></script></body></html>`
  const copy = offlineCopyOf(page)
  expect(copy).toMatch(/<body class="x"><p role="status"[^>]*>You’re offline\. This is a copy .*<\/p><h1>Makeup/)
  expect(copy).toContain('a.css')
  expect(copy).not.toMatch(/a\.js|b\.js/)
})

test('the page for an address without a copy leads back to it, whatever the address holds', () => {
  expect(missingOfflinePage('/shop/"><script>alert(1)</script>?a=1&b=2')).toContain(
    'href="/shop/&quot;>&lt;script>alert(1)&lt;/script>?a=1&amp;b=2"',
  )
})
