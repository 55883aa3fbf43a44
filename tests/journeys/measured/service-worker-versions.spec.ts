import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test as shopTest } from 'compact/playwright'
import { openSearch } from '#tests/harness/gestures/search.ts'
import { freePort } from '#tests/load/free-port.ts'
import { countingServer, type FrontServer, frontServer } from './front-server.ts'

type Page = import('@playwright/test').Page

const test = shopTest.extend<{ front: FrontServer }>({
  front: async ({ baseURL, context }, use) => {
    const front = await frontServer(baseURL ?? '')
    await use(front)
    // What they still ask for would find no server.
    await Promise.all(context.pages().map((page) => page.close()))
    await front.close()
  },
})
test.use({ serviceWorkers: 'allow' })

/** Waits until a page is controlled by a worker. */
const isControlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')

/** The version that answers a page: what `answersVersion` added, or undefined for a worker without it. */
const versionOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string | undefined>((done) => {
        const { controller } = navigator.serviceWorker
        const channel = new MessageChannel()
        channel.port1.addEventListener('message', ({ data }) => done(String(data)))
        channel.port1.start()
        setTimeout(() => done(undefined), 500)
        controller?.postMessage('version', [channel.port2])
      }),
  )
const answersVersion = (version: string) =>
  `\nself.addEventListener('message', ({ ports }) => ports[0]?.postMessage(${JSON.stringify(version)}))\n`

const kept = (page: Page) => page.evaluate(() => caches.keys().then((names) => names.filter((name) => name.startsWith('ottilie-'))))

test('a new worker takes over at the next navigation, and a page that is open goes on as it was', async ({ page, context, front }) => {
  front.addedToWorker = answersVersion('first')
  await page.goto(front.origin)
  await isControlled(page)
  await page.goto(`${front.origin}/shop/makeup`)
  await expect.poll(() => versionOf(page)).toBe('first')
  // It is lost if the page is loaded again.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))

  front.addedToWorker = answersVersion('second')
  const next = await context.newPage()
  await next.goto(`${front.origin}/shop/skincare`)
  // What the pages ask for would fail with the worker that the test stops.
  for (const open of [page, next]) {
    await open.waitForFunction(() => window.ottilieHydrated)
    await open.waitForLoadState('networkidle')
  }
  // The browser looks for a new worker some time after a navigation, and activates it once the old one is idle: at most minutes later. The test asks it to look,
  // and stops the old one, as the browser does with what is idle.
  const browser = await context.newCDPSession(next)
  await browser.send('ServiceWorker.enable')
  const isNewWaiting = () => next.evaluate(async () => (await (await navigator.serviceWorker.ready).update()).waiting !== null)
  await expect
    .poll(async () => {
      if (await isNewWaiting()) await browser.send('ServiceWorker.stopAllWorkers')
      return versionOf(next)
    })
    .toBe('second')

  await openSearch(page)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  await expect.poll(() => versionOf(page)).toBe('second')
  await page.goto(`${front.origin}/products/ribbon-satin-lipstick`)
  await expect(page.getByRole('heading', { level: 1, name: /Ribbon Satin Lipstick/ })).toBeVisible()
})

test('one setting switches the worker off: it removes itself and what it kept, and the shop goes on', async ({ page, front }) => {
  await page.goto(front.origin)
  await isControlled(page)
  await page.goto(`${front.origin}/shop/makeup`)
  await expect.poll(() => kept(page)).toContain('ottilie-pages-1')

  // The same build, started with the setting.
  const port = await freePort()
  const shop = spawn(process.execPath, ['server.ts'], { stdio: 'ignore', env: { ...process.env, PORT: String(port), SERVICE_WORKER: '0' } })
  try {
    const started = async () => (await fetch(`http://localhost:${port}/sw.js`).catch(() => undefined))?.status
    await expect.poll(started, { timeout: 60_000 }).toBe(200)
    front.workerFrom = `http://localhost:${port}`
    await page.goto(`${front.origin}/shop/skincare`)
    await expect.poll(() => kept(page)).toEqual([])
    await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    await page.goto(`${front.origin}/shop/makeup`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  } finally {
    // The page asks for its worker once more when it becomes idle: not of a shop that has stopped.
    await page.close()
    shop.kill()
    await once(shop, 'exit')
  }
})

test.describe('a third party', () => {
  test.use({ expectedMessages: [{ text: /ERR_FAILED/, reason: 'the worker refuses what the test asks of a third party' }] })

  test('is asked from an ordinary page, and not from a page of preview mode [OP-MISC-06]', async ({ page, front }) => {
    const other = await countingServer()
    // What a script of the page asks. The policy is left out: otherwise it would refuse first.
    const ask = () =>
      page.evaluate(
        (url) =>
          fetch(url).then(
            (answer) => answer.text(),
            () => 'refused',
          ),
        other.origin,
      )
    front.withoutPolicy = true
    await page.goto(front.origin)
    await isControlled(page)
    expect([await ask(), other.asked()]).toEqual(['here', 1])

    await page.goto(`${front.origin}/api/preview`)
    await expect(page.getByText('Preview mode is ON!')).toBeVisible()
    await page.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.includes('block-externals=1'))
    await isControlled(page)
    expect([await ask(), other.asked()]).toEqual(['refused', 1])
    // Its own origin is not refused.
    expect(await page.evaluate(() => fetch('/api/feature-flags').then(({ ok }) => ok))).toBe(true)

    await page.getByRole('button', { name: 'Exit Preview' }).click()
    await expect(page.getByText('Preview mode is ON!')).toHaveCount(0)
    await page.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.includes('block-externals=0'))
    await isControlled(page)
    expect([await ask(), other.asked()]).toEqual(['here', 2])
    await other.close()
  })
})
