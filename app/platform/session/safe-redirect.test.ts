import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyWebUrl } from '#tests/harness/arbitrary-urls.ts'
import { safeRedirect } from './safe-redirect.ts'

test.each(['/basket', '/us/basket?items=["A"]#top', '/shop/makeup/lips?page=2'])('%s stays in the shop', (path) => {
  expect(new URL(safeRedirect(path, '/'), 'http://shop.invalid').href).toBe(new URL(path, 'http://shop.invalid').href)
})

test.each([
  undefined,
  null,
  '',
  'basket',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/..//evil.example',
  '/api/session/logout',
])('%j leaves the shop or is no path: the fallback is used', (path) => {
  expect(safeRedirect(path, '/account')).toBe('/account')
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
