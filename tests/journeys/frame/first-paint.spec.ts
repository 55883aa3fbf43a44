import { text } from 'node:stream/consumers'
import { expect, test } from 'compact/playwright'
import { frontServer } from '#tests/journeys/measured/front-server.ts'

test('a page asks for its scripts when it has painted, to be compiled as they arrive, whether everybody shares it, it is of one request, or it is missing', async ({
  browser,
  baseURL,
}) => {
  for (const path of ['/', '/basket', '/nothing/here']) {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(new URL(path, baseURL).href)
    await page.waitForFunction(() => window.ottilieHydrated)
    const { painted, scripts } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      scripts: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')),
    }))
    expect(scripts.length, path).toBeGreaterThan(5)
    for (const { name, startTime } of scripts) {
      expect(startTime, `${path}: ${name}`).toBeGreaterThan(painted)
      expect(await (await page.request.get(name)).text(), name).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
    }
    await context.close()
  }
})

test('pictures of products below the first view are asked for when the page has painted, and their places are kept', async ({ page }) => {
  await page.goto('/basket')
  const row = page.getByRole('list', { name: 'Bestsellers' })
  await row.scrollIntoViewIfNeeded()
  const { painted, pictures } = await row.evaluate(async (list) => {
    const shown = [...list.querySelectorAll<HTMLImageElement>('img[src*="/catalogue/"]')].slice(0, 2)
    await Promise.all(shown.map((picture) => picture.decode()))
    return {
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      pictures: shown.map(({ currentSrc }) => performance.getEntriesByName(currentSrc)[0]?.startTime ?? Number.NaN),
    }
  })
  expect(pictures).toHaveLength(2)
  for (const asked of pictures) expect(asked).toBeGreaterThan(painted)

  const card = row.getByRole('article').first()
  const after = await card.boundingBox()
  await page.evaluate(() => void (document.documentElement.dataset['unpainted'] = ''))
  await expect(card.locator('img').first()).toBeHidden()
  expect(await card.boundingBox()).toEqual(after)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('pictures of products wait for nothing', async ({ page }) => {
    await page.goto('/shop/makeup')
    const picture = page.getByRole('main').locator('article img[loading=lazy]').last()
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toBeVisible()
    await expect(picture).toHaveJSProperty('complete', true)
  })
})

test('nothing of a page is painted before the start of its content has come', async ({ page, baseURL }) => {
  const front = await frontServer(baseURL ?? '')
  const header = Promise.withResolvers<void>()
  const rest = Promise.withResolvers<void>()
  front.partsOf = async function* partsOf(pieces) {
    const html = await text(pieces)
    const [inHeader, heading] = ['<nav aria-label="Main"', '<h1'].map((start) => html.indexOf(start))
    yield html.slice(0, inHeader)
    await header.promise
    yield html.slice(inHeader, heading)
    await rest.promise
    yield html.slice(heading)
  }
  const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length)
  try {
    await page.goto(`${front.origin}/login`, { waitUntil: 'commit' })
    // No frame is drawn here, so that nothing else tells when one would have been: the sheets are there, and a dozen frames' time goes by.
    await page.waitForFunction(
      () =>
        document.querySelector('header') && [...document.querySelectorAll('link')].every(({ rel, sheet }) => rel !== 'stylesheet' || sheet),
      undefined,
      { polling: 50 },
    )
    await page.evaluate(() => new Promise((done) => void setTimeout(done, 200)))
    expect(await paints()).toBe(0)

    header.resolve()
    await expect.poll(paints).toBeGreaterThan(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
    rest.resolve()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  } finally {
    await front.close()
  }
})

test.describe('a page that is left while it is still arriving', () => {
  test.use({ scenario: 'store=en-GB&shopper=annual-member' })

  test('is not taken over by its scripts, which would find no end of its data', async ({ page, baseURL }) => {
    const front = await frontServer(baseURL ?? '')
    const answer = Promise.withResolvers<void>()
    const scripts = Promise.withResolvers<void>()
    try {
      front.partsOf = async function* (pieces) {
        const html = await text(pieces)
        const isBasket = html.includes('Your bag is empty')
        if (!isBasket) await answer.promise
        // All that is drawn, and enough of the data for React to begin.
        yield isBasket ? html.slice(0, html.lastIndexOf('<script', html.lastIndexOf('self.__next_f'))) : html
        await answer.promise
      }
      await page.route('**/_next/static/**/*.js', async (route) => {
        await scripts.promise
        await route.continue()
      })
      await page.addInitScript(tellOfItself)
      await page.goto(`${front.origin}/basket`, { waitUntil: 'commit' })
      const left = page.waitForEvent('console', (message) => message.text() === 'The document is complete.')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click({ noWaitAfter: true })
      // The browser reads no further, and shows the page until the next one comes.
      await left
      const run = page.waitForEvent('console', (message) => message.text().startsWith('The scripts have run'))
      scripts.resolve()
      expect((await run).text()).toBe('The scripts have run below Your bag is empty.')

      answer.resolve()
      await expect(page).toHaveURL(/\/contact$/)
      await page.waitForFunction(() => window.ottilieHydrated)
    } finally {
      answer.resolve()
      scripts.resolve()
      await front.close()
    }
  })
})

/** Runs in the page, of which Playwright asks nothing while it is being left. */
function tellOfItself(): void {
  // oxlint-disable-next-line no-console -- the test listens to it
  const tell = (what: string) => console.debug(what)
  document.addEventListener('readystatechange', () => tell(`The document is ${document.readyState}.`))
  const asking = setInterval(() => {
    if (!('next' in globalThis)) return
    clearInterval(asking)
    requestIdleCallback(() => tell(`The scripts have run below ${document.querySelector('h1')?.textContent}.`), { timeout: 1_000 })
  }, 20)
}

test('what is pressed before the scripts have arrived is answered by the browser, or as soon as they have @phone', async ({ page }) => {
  const held: (() => Promise<void>)[] = []
  let isReleased = false
  await page.route('**/_next/static/**/*.js', async (route) => {
    if (isReleased) await route.continue()
    else held.push(() => route.continue())
  })
  await page.goto('/shop/makeup', { waitUntil: 'commit' })
  const switchOn = page.getByRole('contentinfo').getByRole('button', { name: 'Enable Accessibility' })
  await switchOn.click()
  await expect(switchOn).toBeVisible()

  const search = page.getByRole('dialog', { name: 'Search' })
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).dblclick()
  await expect(search.getByRole('textbox', { name: 'Search' })).toBeFocused()

  isReleased = true
  await Promise.all(held.map((release) => release()))
  await expect(page.locator('html')).toHaveAttribute('data-accessibility', 'on')
  await expect(search.getByRole('heading', { name: 'Popular searches' })).toBeVisible()
})

test('a press on Search draws the panel over the page with the focus in its field, and makes it modal after that frame', async ({
  page,
}) => {
  await page.goto('/')
  const button = page.getByRole('banner').getByRole('button', { name: 'Search' })
  const drawn = await button.evaluate((control: HTMLButtonElement) => {
    control.focus()
    control.click()
    const panel = control.commandForElement
    return {
      isModal: panel?.matches(':modal'),
      isOnTop: [0.05, 0.5, 0.95].every((share) => panel?.contains(document.elementFromPoint(innerWidth / 2, innerHeight * share))),
      hasFocus: panel?.querySelector('input') === document.activeElement,
    }
  })
  expect(drawn).toEqual({ isModal: false, isOnTop: true, hasFocus: true })
  await page.waitForFunction(
    () => document.querySelector('dialog:modal input') === document.activeElement && document.querySelector('dialog:modal') !== null,
  )
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})
