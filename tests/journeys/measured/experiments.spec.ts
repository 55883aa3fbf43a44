import { compose, expect, test } from 'compact/playwright'

const GALLERY = process.env['MOCK_URL'] ?? 'http://localhost:4000'
const FLAG = 'experiment-strikethrough-price'

test.use({ scenario: compose({ store: 'en-US', shopper: 'non-member', flags: { [FLAG]: 'variant' } }) })

test('an overridden experiment is said by a bar on every page, and its exposure is counted in the gallery', async ({
  page,
  events,
  accessible,
}) => {
  await page.goto('/us/products/glass-house-lip-gloss')
  const bar = page.getByRole('complementary', { name: 'Overridden experiments' })
  await expect(bar).toHaveText(`Experiments are overridden! ${FLAG} is variant`)
  await accessible()
  await events.expectSent('Experiment Viewed', { flag: FLAG, variation: 'variant' })
  await page.goto('/us/contact')
  await expect(bar).toBeVisible()

  await page.goto(`${GALLERY}/?view=experiments`)
  const table = page.getByRole('table', { name: FLAG })
  // Other tests' sessions count as well.
  const seen = table
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'variant', exact: true }) })
    .getByRole('cell')
    .first()
  await expect.poll(async () => Number(await seen.textContent())).toBeGreaterThan(0)
  await expect(table.getByRole('row', { name: /^throwaway-variant 0 / })).toContainText('none')
  await accessible()
})
