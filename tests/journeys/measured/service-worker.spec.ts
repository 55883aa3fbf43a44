import { expect, test } from 'compact/playwright'

test.use({ serviceWorkers: 'allow' })

const isReady = (page: import('@playwright/test').Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller) await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done))
    return navigator.serviceWorker.controller?.scriptURL ?? ''
  })

const kept = (page: import('@playwright/test').Page, name = 'ottilie-pages-1') =>
  page.evaluate(async (cache) => (await (await caches.open(cache)).keys()).map(({ url }) => new URL(url).pathname), name)

/** How the page's heading and its first card look. */
const looks = (page: import('@playwright/test').Page) =>
  page.evaluate(() =>
    ['h1', 'main article'].map((selector) => {
      const { fontFamily, fontSize, display, color } = getComputedStyle(document.querySelector(selector) ?? document.documentElement)
      return { fontFamily, fontSize, display, color }
    }),
  )

test.describe('without a network', () => {
  test.use({
    expectedMessages: [
      {
        text: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|503|\bleft out\b/,
        reason: 'there is no network, and what a page asks for by itself fails',
      },
    ],
  })

  test('a page of the last visit can be read and says what it is, another says that there is no copy, and a page about a person is never kept [OP-MISC-06]', async ({
    page,
    context,
    accessible,
  }) => {
    await page.goto('/')
    expect(await isReady(page)).toContain(`/sw.js?block-externals=0&hostname=${new URL(page.url()).hostname}`)
    await page.goto('/shop/makeup')
    const online = await looks(page)
    await page.goto('/basket')
    await expect.poll(() => kept(page)).toEqual(['/shop/makeup'])
    await expect
      .poll(() => kept(page, 'ottilie-files-1'))
      .toEqual(expect.arrayContaining([expect.stringMatching(/\.css$/), expect.stringMatching(/\.woff2$/)]))

    await context.setOffline(true)
    await page.goto('/shop/makeup')
    await expect(
      page.getByRole('status').filter({ hasText: 'You’re offline. This is a copy of the page from your last visit.' }),
    ).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    expect(await looks(page)).toEqual(online)
    // Nothing that it offers would be answered.
    await expect(page.locator('link[href$=".js"], script[src^="/_next/"]:not([nomodule])')).toHaveCount(0)
    for (const path of ['/basket', '/products/ribbon-satin-lipstick']) {
      expect((await page.goto(path))?.status()).toBe(503)
      await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
    }
    await accessible()

    await context.setOffline(false)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /Ribbon Satin Lipstick/ })).toBeVisible()
    await expect(page.getByText('You’re offline')).toHaveCount(0)
  })
})

test.describe('a worker that cannot be registered', () => {
  test.use({
    expectedMessages: [
      { text: /Failed registering the service worker|404|sw\.js/, reason: 'the browser reports the missing file, the shop logs it' },
    ],
  })

  test('is logged, and the page goes on [OP-MISC-07]', async ({ page, context }) => {
    await context.route('**/sw.js?*', (route) => route.fulfill({ status: 404, body: '' }))
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('Failed registering the service worker'))
    await page.goto('/')
    expect((await logged).type()).toBe('error')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
