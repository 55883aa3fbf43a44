import { expect } from 'compact/playwright'
import type { Page } from '#tests/storybook/stage.ts'
import { reviewTest as test } from './kept-browser.ts'

// One worker, one after the other: the second is shown by the context that has shown the first.
test.describe.configure({ mode: 'serial' })

/** What a page has of earlier ones. */
async function left(page: Page) {
  const cookies = await page.context().cookies()
  const stored = await page.evaluate(() => [localStorage, sessionStorage].map((storage) => Object.keys(storage).includes('left-behind')))
  return { cookie: cookies.some(({ name }) => name === 'left-behind'), local: stored[0], session: stored[1] }
}

test.describe('a state', () => {
  test.use({ scenario: 'uk-plus-member' })

  test('leaves a cookie and storage behind', async ({ page }) => {
    await page.goto('/basket')
    await page.evaluate(() => {
      document.cookie = 'left-behind=1; path=/'
      for (const storage of [localStorage, sessionStorage]) storage.setItem('left-behind', '1')
    })
    expect(await left(page)).toEqual({ cookie: true, local: true, session: true })
  })
})

test.describe('the next state', () => {
  test.use({ scenario: 'store=en-GB&shopper=guest' })

  test('sees nothing of it, and has its own world and the engines', async ({ page, session, bringEngines }) => {
    await page.goto('/basket')
    expect(await left(page)).toEqual({ cookie: false, local: false, session: false })
    const cookies = await page.context().cookies()
    expect(cookies.find(({ name }) => name === 'world')?.value).toBe(session?.world)
    await bringEngines()
    expect(await page.evaluate(() => ['axe', 'ace', 'virtualScreenReader'].map((name) => name in window))).toEqual([true, true, true])
    expect(await page.locator('script[src^="blob:"]').count()).toBe(0)
  })

  test('may be shown a page of another origin, which says nothing of engines that it cannot read', async ({ page, bringEngines }) => {
    const heard: string[] = []
    page.on('console', (message) => heard.push(message.text()))
    await page.route('http://bank.example/', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Bank</title>' }))
    await page.goto('http://bank.example/')
    await bringEngines()
    expect(await page.evaluate(() => 'axe' in window)).toBe(false)
    expect(heard).toEqual([])
  })
})
