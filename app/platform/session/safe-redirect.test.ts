import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyWebUrl } from '#tests/harness/arbitrary-urls.ts'
import { safeRedirect } from './safe-redirect.ts'

test.each(['/basket', '/us/basket?items=["A"]#top', '/shop/makeup/lips?page=2'])('%s stays in the shop', (path) => {
  expect(new URL(safeRedirect(path, '/'), 'http://shop.invalid').href).toBe(new URL(path, 'http://shop.invalid').href)
})

const TAB = '\t'
const NEWLINE = '\n'
const RETURN = '\r'
const NUL = '\u0000'

/** Other sites, in the spellings with which shops have been made to lead to them, and what is no path of a page. */
const elsewhere = [
  undefined,
  null,
  '',
  ' ',
  'basket',
  './basket',
  '../basket',
  '?redirectTo=/basket',
  '#top',
  'evil.example',
  'www.evil.example/basket',
  'https://evil.example',
  'http://evil.example',
  'HTTPS://EVIL.EXAMPLE',
  'hTtPs://evil.example/basket',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'https://localhost:3000.evil.example',
  'https://localhost:3000@evil.example',
  'https://user:secret@evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '//evil.example/basket',
  '//evil.example:80',
  '//evil.example#@localhost',
  '//evil.example?localhost',
  '//localhost@evil.example',
  '//evil%2eexample',
  '//evil。example',
  '//ⓔⓥⓘⓛ.example',
  '//[::1]',
  '//127.0.0.1',
  '//2130706433',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '\\evil.example',
  '/\\/evil.example',
  '/\\\\evil.example',
  '/\\\\/evil.example',
  '//\\evil.example',
  `/${TAB}/evil.example`,
  `/${NEWLINE}/evil.example`,
  `/${RETURN}/evil.example`,
  `/${RETURN}${NEWLINE}/evil.example`,
  `${TAB}//evil.example`,
  ` //evil.example`,
  `${NUL}//evil.example`,
  `/${TAB}\\evil.example`,
  `htt${NEWLINE}ps://evil.example`,
  '/..//evil.example',
  '/../..//evil.example',
  '/basket/..//evil.example',
  '/.//evil.example',
  '/././/evil.example',
  '/%2e%2e//evil.example',
  '/%2e//evil.example',
  '/basket/../..//evil.example/%2f..',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  `java${TAB}script:alert(1)`,
  'javascript://localhost/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'mailto:ada@example.com',
  'ftp://evil.example',
  '/api/session/logout',
  '/api/../api/session/logout',
  '/basket/../api/session/logout',
  '/api//session/logout',
  '/us/../api/basket/add',
]

test('more than sixty spellings are tried', () => {
  expect(new Set(elsewhere).size).toBeGreaterThan(60)
})

test.each(elsewhere)('%j leaves the shop or is no page: the fallback is used', (path) => {
  expect(safeRedirect(path, '/account')).toBe('/account')
})

// Encoded, a slash or a backslash is part of a name: nobody leaves by it.
test.each([
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/%09/evil.example',
  '/https://evil.example',
  '/@evil.example',
  '/basket?next=//evil.example',
])('%s names a page of this shop, whatever it looks like', (path) => {
  expect(new URL(safeRedirect(path, '/'), 'https://www.ottilie.example').host).toBe('www.ottilie.example')
})

test('every value results in a path of this site', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => `/${text}`),
        anyWebUrl,
      ),
      (text) => {
        const path = safeRedirect(text, '/')
        expect(path.startsWith('/')).toBe(true)
        expect(new URL(path, 'https://www.ottilie.example').origin).toBe('https://www.ottilie.example')
      },
    ),
    { numRuns: 2000 },
  )
})
