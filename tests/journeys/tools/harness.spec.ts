import { compose, expect, test } from 'compact/playwright'
import { addToBasket } from '#tests/harness/gestures/basket.ts'

const LIPSTICK = '/products/ribbon-satin-lipstick'
const prices = (page: import('@playwright/test').Page) => page.locator('html')

test.describe('a scenario in one line', () => {
  test.use({ scenario: 'basket-one-item' })

  test('opens the shop in it, and the journal tells what was asked', async ({ page, journal, world }) => {
    await page.goto('/basket')
    await expect(page.getByRole('heading', { level: 1, name: 'Your bag' })).toBeVisible()
    const asked = await journal.expectCalled('getBasket')
    expect(asked).toMatchObject({ kind: 'query', side: 'server', page: '/basket', status: 200, faults: [] })
    expect((await world.inspect()).basket).toMatchObject({ items: [{ quantity: 1 }] })
  })

  test('what a browser asked stands in the journal with its variables', async ({ page, journal }) => {
    await page.goto(LIPSTICK)
    await addToBasket(page)
    const call = await journal.expectCalled('addBasketItems', { listId: '', items: [{ quantity: 1, variantSku: expect.any(String) }] })
    expect(call).toMatchObject({ side: 'browser', page: LIPSTICK })
    await journal.expectNotCalled('removeBasketItems')
  })

  test('a call that never came fails with the nearest one and how it differs', async ({ page, journal }) => {
    await page.goto(LIPSTICK)
    await addToBasket(page)
    const missed = journal.expectCalled('addBasketItems', { items: [{ quantity: 3 }] }, { timeout: 50 })
    await expect(missed).rejects.toThrow(/nearest is number \d+:\n {2}at items\[?\.?0\]?\.quantity\n {4}expected 3\n {4}received 1/)
    await expect(journal.expectNotCalled('addBasketItems')).rejects.toThrow('Expected no call of addBasketItems')
  })

  test('a patched world is what the shop shows next, and a reset takes it back', async ({ page, world }) => {
    await world.patch({ basket: { lines: [], deliveryMethod: 'None' } })
    await page.goto('/basket')
    await expect(page.getByRole('main')).toContainText(/empty/i)
    await world.reset()
    await page.reload()
    await expect(page.getByRole('region', { name: 'Summary' })).toBeVisible()
  })

  test('a session that was kept as a file is brought back by it', async ({ page, world }) => {
    await page.goto(LIPSTICK)
    await addToBasket(page)
    const file = await world.exportFile()
    const kept = (await world.inspect()).basket
    await world.reset()
    expect((await world.inspect()).basket).not.toEqual(kept)
    await world.importFile(file)
    expect((await world.inspect()).basket).toEqual(kept)
  })
})

test.describe('a composition at the call', () => {
  test.use({ scenario: compose({ store: 'en-US', shopper: 'plus-member', basket: 'one-item' }) })

  test('needs no file of its own', async ({ page, world }) => {
    expect(world.storePath).toBe('/us')
    await page.goto('/us/basket')
    await expect(prices(page)).toHaveAttribute('data-tier', 'member')
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText('$')
  })
})

test.describe('a member whose term ends', () => {
  test.use({ scenario: 'uk-annual-member' })

  test('is one until the clock passes the end, and pays the Typical Price after it', async ({ page, clock }) => {
    const start = await clock.now()
    await page.goto(LIPSTICK)
    await expect(prices(page)).toHaveAttribute('data-tier', 'member')
    await clock.advance({ days: 400 })
    expect((await clock.now()).getTime() - start.getTime()).toBe(400 * 24 * 60 * 60 * 1000)
    await page.reload()
    await expect(prices(page)).toHaveAttribute('data-tier', 'typical')
  })
})

test.describe('a fault on purpose', () => {
  test.use({
    scenario: 'basket-one-item',
    expectedMessages: [{ text: /50[23]|Failed to load resource|Add to Bag left out/, reason: 'the fault that is asked for' }],
  })

  test('befalls the operation that it names and no other, until it is taken away', async ({ page, faults, journal }) => {
    await faults.set('addBasketItems;status=503')
    await page.goto(LIPSTICK)
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Add to Bag/ })
      .first()
      .click()
    const call = await journal.expectCalled('addBasketItems')
    expect(call).toMatchObject({ status: 503, faults: ['addBasketItems;status=503'] })
    await expect(page.getByRole('dialog')).not.toContainText('Added To Basket')
    await faults.clear()
    await page.goto(LIPSTICK)
    await addToBasket(page)
  })
})

test.describe('what the browser holds', () => {
  test.use({ scenario: 'browser-user-corrupt' })

  test('is there before the shop is opened', async ({ page, session }) => {
    const { localStorage = {} } = session?.browser ?? {}
    expect(Object.keys(localStorage)).toContain('user')
    await page.route('**/held', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>held</title>' }))
    await page.goto('/held')
    for (const [name, value] of Object.entries(localStorage)) {
      expect(await page.evaluate((key) => globalThis.localStorage.getItem(key), name)).toBe(value)
    }
  })
})
