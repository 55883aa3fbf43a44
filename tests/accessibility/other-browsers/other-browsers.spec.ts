import { expect, test } from 'compact/playwright'
import { atRest } from '#tests/accessibility/screen-states/inspect-page.ts'
import { untilAlive } from '#tests/accessibility/screen-states/visit-screen.ts'
import { walk } from '#tests/accessibility/tab-stops.ts'
import { prepareBrowser } from '#tests/harness/browser-state.ts'
import { listenForComplaints } from '#tests/harness/complaints.ts'
import type { Page } from '#tests/storybook/stage.ts'

/*
 * Browsers other than Chromium tell assistive technology the same names in the same order, stop at the same controls, and say nothing in the console.
 * `OTHER_BROWSERS=firefox,webkit npm run prove -- --only=other-browsers` runs it with the browsers that are installed.
 */

const engines = (process.env['OTHER_BROWSERS'] ?? '')
  .split(',')
  .filter((name) => name === 'firefox' || name === 'webkit' || name === 'chromium')

/** One page of each kind, with the scenario that it is opened in. */
const pages = [
  ['/', 'shopper=guest'],
  ['/shop/makeup', 'shopper=guest'],
  ['/products/satin-lip-balm', 'shopper=guest'],
  ['/us/login', 'shopper=guest&store=en-US'],
  ['/basket', 'basket-item-and-membership&flag.disable-promotional-banner=1'],
  ['/account/profile', 'shopper=annual-member'],
  ['/checkout', 'shopper=annual-member&basket=one-item-standard'],
  ['/quiz/skincare', 'shopper=guest'],
] as const

test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } })

for (const engine of engines)
  for (const [path, scenario] of pages)
    test.describe(`${path} in ${engine}`, { tag: '@other-browser' }, () => {
      test.use({ scenario })

      test('tells the same names, has the same order of the Tab key, and says nothing in the console', async ({
        page,
        playwright,
        session,
        baseURL = '',
      }) => {
        const reference = await toldBy(page, path)
        const browser = await playwright[engine].launch()
        try {
          const context = await browser.newContext({
            baseURL,
            viewport: page.viewportSize(),
            reducedMotion: 'reduce',
            serviceWorkers: 'block',
          })
          if (session) await prepareBrowser(context, session, baseURL)
          const other = await context.newPage()
          const complaints = await listenForComplaints(other, [])
          const told = await toldBy(other, path)
          expect(told.tree).toBe(reference.tree)
          expect(told.stops).toEqual(reference.stops)
          expect(complaints).toEqual([])
        } finally {
          await browser.close()
        }
      })
    })

/** Roles and names of a page, and the controls that the Tab key stops at. Browsers differ in which scrollers it stops at. */
async function toldBy(page: Page, path: string): Promise<{ tree: string; stops: string[] }> {
  await page.goto(path)
  await untilAlive(page)
  await atRest(page)
  const tree = await page.locator('body').ariaSnapshot()
  const { stops } = await walk(page)
  return { tree, stops: stops.map(({ name }) => name).filter((name) => /^(?:a|button|input|select|textarea|summary) /.test(name)) }
}
