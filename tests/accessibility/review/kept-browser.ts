import { test as ordinary } from 'compact/playwright'
import { axeScript } from '#tests/harness/axe-findings.ts'
import { fillOnce, sessionCookies } from '#tests/harness/browser-state.ts'
import type { Page } from '#tests/storybook/stage.ts'
import { equalAccessScript } from './engines/equal-access.ts'
import { screenReaderScript } from './page/spoken-text.ts'

const shopUrl = process.env['SHOP_URL'] ?? 'http://localhost:3100'

// Playwright notes where each of its calls comes from, and looks each place up in a source map: a twentieth of a visit. A failure tells the state, and no line.
Reflect.deleteProperty(Error, 'prepareStackTrace')

type ReviewFixtures = {
  /** Loads the engines and the screen reader into the page from the process that shows it: Playwright would send megabytes to each page. */
  bringEngines: () => Promise<void>
}

/**
 * The review's `test`. A worker keeps one browser context for all its states, and with `--process-per-site` one process shows them all: it has engines,
 * scripts, styles and pictures at hand. Each state has a page, cookies and storage of its own.
 */
export const reviewTest = ordinary.extend<ReviewFixtures, { anchor: Page; engines: readonly string[] }>({
  anchor: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: shopUrl, bypassCSP: true, reducedMotion: 'reduce', serviceWorkers: 'block' })
      // The process ends with the last page of its site.
      const anchor = await context.newPage()
      await anchor.goto('/images/placeholder.svg')
      await use(anchor)
      await context.close()
    },
    { scope: 'worker' },
  ],

  engines: [
    async ({ anchor }, use) => {
      const scripts = [axeScript(), equalAccessScript(), screenReaderScript()]
      await use(
        await anchor.evaluate((texts) => texts.map((text) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))), scripts),
      )
    },
    { scope: 'worker' },
  ],

  context: async ({ anchor, session }, use) => {
    if (!session) throw new Error('A state of the review has a scenario.')
    const context = anchor.context()
    await context.clearCookies()
    await context.addCookies(sessionCookies(session, shopUrl))
    // Playwright would open a page of its own to empty the storage, which takes longer than the shop takes to open.
    await anchor.evaluate((entries) => {
      localStorage.clear()
      for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
    }, session.browser.localStorage ?? {})
    await use(context)
  },

  page: async ({ context, session }, use) => {
    const page = await context.newPage()
    if (session?.browser.sessionStorage) await page.addInitScript(fillOnce, session.browser.sessionStorage)
    await use(page)
    await page.close()
  },

  bringEngines: async ({ page, engines }, use) => {
    await use(async () => {
      // A page of another origin, such as a bank's, cannot read them and says so in the console: it is sent the engines like any page.
      if (new URL(page.url()).origin === new URL(shopUrl).origin) await page.evaluate(loadScripts, engines)
    })
  },
})

/** Runs in the page: loads scripts, once. */
async function loadScripts(addresses: readonly string[]): Promise<void> {
  if (window.reviewHasEngines) return
  window.reviewHasEngines = true
  const loading = addresses.map(
    (address) =>
      new Promise<void>((done) => {
        const script = document.createElement('script')
        const finish = () => {
          script.remove()
          done()
        }
        script.addEventListener('load', finish)
        script.addEventListener('error', finish)
        script.src = address
        document.head.append(script)
      }),
  )
  await Promise.all(loading)
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface joins the browser's own
  interface Window {
    reviewHasEngines?: boolean
  }
}
