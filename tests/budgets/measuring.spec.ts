import { gzipSync } from 'node:zlib'
import type { Response } from '@playwright/test'
import { expect, test } from 'compact/playwright'

/** What analytics may add to a page, gzip bytes: the event queue with its watchers (decision 106). */
const MOST = 3 * 1024

/** Only the script that sends events has this address in it. */
const QUEUE = '"/api/events"'

/** The pages of checkout have a frame of their own, which shares fewer modules with the queue. */
const pages: readonly [path: string, scenario: string][] = [
  ['/', ''],
  ['/shop/makeup', ''],
  ['/products/ribbon-satin-lipstick', ''],
  ['/checkout', 'shopper=annual-member&basket=one-item-standard'],
]

for (const [path, scenario] of pages)
  test.describe(path, () => {
    test.use({ scenario })

    test(`the event queue of ${path} weighs at most 3 KiB alone, and is fetched after the page is interactive`, async ({ page }, {
      annotations,
    }) => {
      // The page says so itself when React has hydrated it.
      await page.addInitScript(() => addEventListener('ottilie:hydrated', () => performance.mark('interactive'), { once: true }))
      const scripts: Response[] = []
      page.on('response', (response) => response.request().resourceType() === 'script' && scripts.push(response))
      await page.goto(path)
      const queueOf = async () => {
        for (const script of scripts) if ((await script.text()).replaceAll(/['`]/g, '"').includes(QUEUE)) return script
        return undefined
      }
      await expect.poll(async () => (await queueOf())?.url()).toBeDefined()
      const queue = await queueOf()
      const bytes = gzipSync((await queue?.body()) ?? '').length
      annotations.push({ type: 'weight', description: `event queue of ${path}: ${bytes} bytes` })
      expect(bytes).toBeGreaterThan(0)
      expect(bytes).toBeLessThanOrEqual(MOST)
      // The browser records a request some time after the page has its answer.
      const isRecorded = (url: string) =>
        performance.getEntriesByName(url).length > 0 && performance.getEntriesByName('interactive').length > 0
      await page.waitForFunction(isRecorded, queue?.url() ?? '')
      const [asked, interactive] = await page.evaluate(
        (url) => [
          performance.getEntriesByName(url)[0]?.startTime ?? 0,
          performance.getEntriesByName('interactive')[0]?.startTime ?? Infinity,
        ],
        queue?.url() ?? '',
      )
      expect(asked).toBeGreaterThan(interactive ?? Infinity)
    })
  })
