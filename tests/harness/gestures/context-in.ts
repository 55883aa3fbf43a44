import type { Browser, BrowserContext } from '@playwright/test'

/** A browser in a world of its own, for a test that visits several. `shop`: the shop's address; `of`: the test's name for its worlds. */
export async function contextIn(browser: Browser, shop: string, selection: string, of: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: shop })
  const cookies = { scenario: selection, world: `${of}-${selection}`.replaceAll(/[^\w.-]/g, '-').slice(0, 80) }
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value: encodeURIComponent(value), url: shop })))
  return context
}
