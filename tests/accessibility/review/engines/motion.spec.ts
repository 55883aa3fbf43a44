import { expect, test } from 'compact/playwright'
import { movedElements } from './motion.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('rows that a new width brings near the window do not move by themselves, and a footer that an interval moves does', async ({
  page,
}) => {
  await page.goto('/shop/makeup')
  await page.waitForFunction(() => window.ottilieHydrated)
  await page.waitForLoadState('networkidle')
  await page.setViewportSize({ width: 720, height: 450 })
  await page.getByRole('main').getByRole('link').nth(11).scrollIntoViewIfNeeded()
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await page.evaluate(movedElements, 300)).toEqual([])

  await page.getByRole('contentinfo').evaluate((footer) => {
    let by = 0
    setInterval(() => (footer.style.translate = `0 ${(by -= 20)}px`), 20)
  })
  expect(await page.evaluate(movedElements, 900)).toContainEqual(expect.stringMatching(/^with reduced motion footer ".*" moves by itself$/))
})
