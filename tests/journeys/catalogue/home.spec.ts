import { expect, test } from 'compact/playwright'
import { blog } from '#fixtures/blog/blog.ts'
import { quizzes } from '#fixtures/quiz/skincare.ts'

test('the home page shows what the contract answers: two prices, bestsellers, the quiz, the Journal and reviews', async ({
  page,
  accessible,
}) => {
  await page.goto('/')
  const main = page.getByRole('main')
  for (const name of ['Six rooms to wander', 'Same lipstick. Two prices.', 'Bestsellers this week', 'The Journal', '4.8 out of 5'])
    await expect(main.getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(
    main
      .getByRole('definition')
      .filter({ hasText: /^£26\.00$/ })
      .first(),
  ).toBeVisible()
  await expect(
    main
      .getByRole('definition')
      .filter({ hasText: /^£13\.50$/ })
      .first(),
  ).toBeVisible()
  await expect(main.getByRole('link', { name: 'Join Ottilie+' })).toHaveAttribute('href', '/join')

  const questions = quizzes['en-GB']
    .find(({ slug }) => slug === 'skincare')
    ?.steps.flatMap((step) => step.questions)
    .filter(({ askedAfter }) => askedAfter === undefined).length
  await expect(main.getByText(`${questions} questions, about 2 minutes.`)).toBeVisible()
  for (const { slug, title } of blog['en-GB'].articles.slice(0, 3))
    await expect(main.getByRole('link', { name: title })).toHaveAttribute('href', `/blog/${slug}`)
  await accessible()
})

test.describe('on a phone of two pixels a CSS px', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })

  test("the categories' pictures are as large as they are drawn, and asked for after the hero's", async ({ page }) => {
    await page.goto('/')
    const rooms = page.getByRole('region', { name: 'Six rooms to wander' }).locator('img')
    await expect(rooms).toHaveCount(6)
    for (const room of await rooms.all()) {
      await room.scrollIntoViewIfNeeded()
      await expect.poll(() => room.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-360\.webp$/)
      await expect(room).toHaveAttribute('fetchpriority', 'low')
    }
  })
})
