import { expect, test } from 'compact/playwright'

test.describe('the footer on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('shows one section at a time, the help centre and the cookie preferences among them [FOOTER-01, FOOTER-02, FOOTER-03, HELP-11]', async ({
    page,
    accessible,
  }) => {
    await page.goto('/contact')
    const footer = page.getByRole('contentinfo')
    const section = (name: string) => footer.getByRole('group').filter({ hasText: new RegExp(`^${name}`) })
    const press = (name: string) => footer.locator('summary').filter({ hasText: name }).click()
    for (const name of ['Shop', 'About', 'Help', 'Legal']) await expect(section(name)).not.toHaveAttribute('open')

    await press('Shop')
    await expect(section('Shop').getByRole('link', { name: 'Bestsellers' })).toBeVisible()
    await press('Help')
    await expect(section('Shop').getByRole('link', { name: 'Bestsellers' })).toBeHidden()
    const links = section('Help').getByRole('link')
    await expect(links).toHaveText([
      'How it works',
      'Delivery',
      'Returns',
      'Payment methods',
      'How to cancel membership',
      'Send us a request',
      'Contact us',
    ])
    await expect(links.first()).toHaveAttribute('href', /^https:\/\/help\.ottilie\.example\/en-gb\/[\w/-]+$/)
    await accessible()
    await press('Help')
    await expect(links.first()).toBeHidden()

    await press('Legal')
    await section('Legal').getByRole('button', { name: 'Cookie preferences' }).click()
    const preferences = page.getByRole('dialog', { name: 'Cookie preferences' })
    await preferences.getByRole('button', { name: 'Accept all' }).click()
    await expect(preferences).toBeHidden()
    await press('Help')
    await expect(links.first()).toHaveAttribute('href', /\?anonId=[0-9a-f-]{36}&env=\w+$/)
  })
})

test.describe('the 404 page', () => {
  test.use({ expectedMessages: [{ text: /status of 404/, reason: 'the page is missing on purpose' }] })

  test('says what happened, leads on in three lists, and to somebody who helps [PAGE404-01, PAGE404-02, PAGE404-03, PAGE404-04, PAGE404-05, PAGE404-06, PAGE404-07]', async ({
    page,
  }) => {
    const answer = await page.goto('/us/no/such/page')
    expect(answer?.status()).toBe(404)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Let’s get you back on track!')
    await expect(
      main.getByText('Looks like you’ve found a link that no longer goes where it was supposed to... but don’t worry', { exact: true }),
    ).toBeVisible()
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Shop', 'Top Pages', 'Customer Care'])
    await expect(main.getByRole('list', { name: 'Shop' }).getByRole('link')).toHaveCount(6)
    await expect(main.getByRole('list', { name: 'Top Pages' }).getByRole('link')).toHaveText([
      'New In',
      'Bestsellers',
      'Join',
      'Skincare Quiz',
    ])
    await expect(main.getByRole('list', { name: 'Customer Care' }).getByRole('link', { name: 'Delivery' })).toHaveAttribute(
      'href',
      /^https:\/\/help\.ottilie\.example\/en-us\//,
    )
    await expect(main.getByText('If you can’t find your way out, email us at care@ottilie.example', { exact: true })).toBeVisible()
    await expect(main.getByRole('link', { name: 'care@ottilie.example' })).toHaveAttribute('href', 'mailto:care@ottilie.example')

    await main.getByRole('link', { name: 'Contact us' }).click()
    await expect(page).toHaveURL(/\/us\/contact$/)
    await expect(main.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible()
  })
})

test('preview mode shows itself, keeps nothing for others, and ends on the page it was on [PREVIEW-01, PREVIEW-02, PREVIEW-03, ROUTE-56]', async ({
  page,
}) => {
  const path = '/us/shop/makeup?page=2'
  const entered = await page.goto(`/api/preview?redirectTo=${encodeURIComponent(path)}`)
  expect(entered?.headers()['cache-control']).toContain('no-store')
  await expect(page).toHaveURL(new RegExp(`${path.replace('?', '\\?')}$`))
  const banner = page.getByRole('complementary', { name: 'Preview' })
  await expect(banner).toContainText('Preview mode is ON!')

  const left = page.waitForRequest(/\/api\/exit-preview/)
  await banner.getByRole('button', { name: 'Exit Preview' }).click()
  expect(new URL((await left).url()).searchParams.get('redirectTo')).toBe(path)
  await expect(page).toHaveURL(new RegExp(`${path.replace('?', '\\?')}$`))
  await expect(banner).toHaveCount(0)

  await page.goto('/api/exit-preview?redirectTo=https://elsewhere.example/')
  await expect(page).toHaveURL(/localhost:\d+\/$/)
})

test.describe('an editor', () => {
  test.use({ scenario: 'preview-mode' })

  test('is shown content before it is live [PREVIEW-01, SCOPE-28]', async ({ page, journal, accessible }) => {
    await page.goto('/contact')
    await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible()
    await journal.expectCalled('getSkinnyBannerContent', { preview: true })
    await journal.expectCalled('getNavigation', { preview: true })
    await journal.expectNotCalled('getSkinnyBannerContent', { preview: false })
    await accessible()
  })
})

test.describe('an editor with drafts and a branch', () => {
  test.use({ scenario: 'content-in-preview' })

  test('sees the draft, then the branch that the bar names, and shoppers see neither [SCOPE-28]', async ({ page, accessible }) => {
    const heading = page.getByRole('heading', { level: 1 })
    await page.goto('/api/preview?redirectTo=/refer-a-friend')
    await expect(heading).toHaveText('Bring a friend')
    await page.goto('/api/preview?branch=spring&redirectTo=/refer-a-friend')
    await expect(heading).toHaveText('Spring with a friend')
    const bar = page.getByRole('complementary', { name: 'Preview' })
    await expect(bar).toContainText('the branch spring')
    await accessible()
    await bar.getByRole('button', { name: 'Exit Preview' }).click()
    await expect(heading).toHaveText('Refer a friend')
  })
})
