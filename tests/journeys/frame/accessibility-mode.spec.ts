import { expect, test } from 'compact/playwright'

const LIPSTICK = '/products/ribbon-satin-lipstick'

test('the accessibility mode is switched on in the footer, holds from the first frame of the next page, and is left again [SCOPE-27, A11YMODE-01, A11YMODE-02, A11YMODE-03]', async ({
  page,
  context,
  accessible,
}) => {
  /** What the mode changes, as computed styles. */
  const look = () =>
    page
      .getByRole('article')
      .first()
      .evaluate((article) => {
        const link = document.querySelector('footer li a') as HTMLElement
        const button = article.querySelector('button') as HTMLElement
        const quiet = getComputedStyle(document.documentElement)
        return {
          lineOfLinks: getComputedStyle(link).textDecorationLine,
          secondaryInk: quiet.getPropertyValue('--ink-2'),
          ink: quiet.getPropertyValue('--ink'),
          motion: getComputedStyle(button).transitionDuration,
          spacing: getComputedStyle(link).letterSpacing,
        }
      })
  const switchIn = (name: string) => page.getByRole('contentinfo').getByRole('button', { name, exact: true })

  await page.goto(LIPSTICK)
  await expect(switchIn('Enable Accessibility')).toBeVisible()
  const usual = await look()
  expect(usual.lineOfLinks).toBe('none')
  expect(usual.secondaryInk).not.toBe(usual.ink)

  await switchIn('Enable Accessibility').press('Enter')
  await expect(switchIn('Exit Accessibility Mode')).toBeFocused()
  const raised = await look()
  expect(raised).toMatchObject({ lineOfLinks: 'underline', secondaryInk: raised.ink })
  expect(Number.parseFloat(raised.spacing)).toBeGreaterThan(0)
  for (const seconds of raised.motion.split(', ')) expect(Number.parseFloat(seconds)).toBeLessThan(0.001)
  expect(await context.cookies()).toContainEqual(expect.objectContaining({ name: 'ottilie-accessibility', value: '1', sameSite: 'Lax' }))
  await accessible()
  const skipLink = page.getByRole('link', { name: 'Skip to content', exact: true })
  expect(
    await skipLink.evaluate((link) => {
      if (link instanceof HTMLElement) link.focus()
      return link.getBoundingClientRect().top
    }),
    'the skip link is in sight as soon as it has the focus',
  ).toBeGreaterThanOrEqual(0)
  await switchIn('Exit Accessibility Mode').focus()

  // Before any script of the next page has loaded.
  await page.route('**/_next/static/**/*.js', () => {
    // Never answered.
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(switchIn('Exit Accessibility Mode')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-accessibility', 'on')
  await page.unroute('**/_next/static/**/*.js')

  await page.goto(LIPSTICK)
  await switchIn('Exit Accessibility Mode').click()
  await expect(switchIn('Enable Accessibility')).toBeFocused()
  expect(await look()).toEqual(usual)
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('ottilie-accessibility')
})
