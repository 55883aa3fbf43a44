import { expect, test } from 'compact/playwright'
import { type PageWeight, weighPage } from '#tests/budgets/page-weight.ts'

const KIB = 1024

type Place = { page: string; path: string; status?: number; script?: number }

/** What a page's script may weigh, bytes: what it does weigh and a little more. The bar allows 160 KiB where visits begin, and 210 elsewhere. */
const SCRIPT = 146 * KIB

const places: readonly Place[] = [
  { page: 'the home page', path: '/' },
  { page: 'a listing', path: '/shop/makeup' },
  { page: 'a product page', path: '/products/ribbon-satin-lipstick' },
  { page: 'the US home page', path: '/us' },
  { page: 'a further page of a listing', path: '/shop/makeup?page=2' },
  { page: 'the basket', path: '/basket', script: 174 * KIB },
  { page: 'the login page', path: '/login' },
  { page: 'a missing page', path: '/nothing/here', status: 404 },
]

for (const { page: name, path, status, script = SCRIPT } of places) {
  test.describe('a cold visit', { tag: '@desktop' }, () => {
    test.use({
      expectedMessages: status === 404 ? [{ text: /404 \(Not Found\)/, reason: 'the browser reports the status of the page itself' }] : [],
    })

    test(`to ${name} stays within its budget of bytes and requests`, async ({ page, baseURL }, { annotations }) => {
      const weight = await weighPage(page, new URL(path, baseURL).href)

      annotations.push({ type: 'weight', description: inWords(weight) })
      expect.soft(weight.script, 'script').toBeGreaterThan(0)
      expect.soft(weight.script, 'script').toBeLessThanOrEqual(script)
      expect.soft(weight.document, 'HTML').toBeLessThanOrEqual(30 * KIB)
      expect.soft(weight.style, 'CSS').toBeLessThan(20 * KIB)
      expect.soft(weight.font, 'fonts').toBeLessThan(60 * KIB)
      expect.soft(weight.requests, 'requests').toBeLessThanOrEqual(30)
      expect.soft(weight.failed, 'failed requests').toEqual([])
      expect.soft(weight.otherHosts, 'other hosts').toEqual([])
    })
  })
}

/** Every figure of a page in one line, for the report. */
function inWords({ document, script, style, font, picture, requests }: PageWeight): string {
  const sizes = Object.entries({ script, HTML: document, CSS: style, fonts: font, pictures: picture })
  return `${sizes.map(([what, bytes]) => `${what} ${(bytes / KIB).toFixed(1)} KiB`).join(', ')}, ${requests} requests`
}
